import { lazy, Suspense, useState } from 'react';
import type { SetupView } from '../../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../../state/connection.ts';
import type { FieldFault } from '../../../shared/failure.ts';
import { OwnerProof } from '../staff/sign-in/owner-proof.tsx';
import { Notices } from '../../shell/notices.tsx';
import { Button } from '../../components/button/button.tsx';
import { ScreenTitle } from '../../components/layout/screen-title.tsx';
import { useEscape } from '../../components/layout/use-escape.ts';
import { useScanReceiver } from '../scanning/use-scan-receiver.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { KnownProfile } from './profile/known-profile.tsx';
import { PickedProfile } from './profile/picked-profile.tsx';
import { ProfilePicker, type Picked } from './profile/profile-picker.tsx';
import { OfficeChoice } from './office/office-choice.tsx';
import { OfficeForm } from './office/office-form.tsx';
import { HandOverChoice, TakeHandOver } from './hand-over/take-hand-over.tsx';
import { usePackage } from './hand-over/use-package.ts';
import { NewerRecord } from './newer-record.tsx';
import * as styles from './setup-screen.module.css';
import { FirstLanguage } from './first-language.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { StartFailure } from './start-failure.tsx';
import { TrainingChoice } from './training-choice.tsx';
import { FaultList } from '../../components/banner/fault-list.tsx';
import * as cardStyles from '../../components/layout/card.module.css';

const FindPayment = lazy(async () => ({
  default: (await import('../history/find-payment.tsx')).FindPayment,
}));

interface SetupScreenProps {
  readonly view: ScreenView;
  /** Leads back to the till; asked for only where it is ready. */
  readonly onClose: () => void;
}

/** Which service this till works with, and as whom. */
export function SetupScreen({ view, onClose }: SetupScreenProps) {
  const messages = useMessages();
  const [picked, setPicked] = useState<Picked>();
  const [byCode, setByCode] = useState(false);
  const [sales, setSales] = useState(false);
  const [asOffice, setAsOffice] = useState(false);
  const packages = usePackage();
  const { setup, session } = view;
  const ownerNeeded = setup.ownerNeeded === true;
  const ready = view.phase === 'ready';
  // Of a till that could not start they are what has to be done first.
  const isFailed = !ready && setup.reason === 'failed';
  const notices = <Notices notices={view.notices} />;
  const { title, text } = messages.setupReasons[reasonOf(view)];
  useEscape(() => {
    if (ready && !byCode && !asOffice) onClose();
  });
  // Whoever scans a manager's screen is on the right way, whatever they have pressed before.
  useScanReceiver({
    active: !ownerNeeded && !sales,
    take: (scanned) => {
      setByCode(true);
      return packages.takeScan(scanned);
    },
  });

  const record = setup.newerRecord;
  if (record?.terminal !== undefined && sales)
    return (
      <Suspense>
        <FindPayment terminal={record.terminal} onlyRead onClose={() => setSales(false)} />
      </Suspense>
    );
  if (byCode && !ownerNeeded)
    return <TakeHandOver packages={packages} onDone={onClose} onBack={() => setByCode(false)} />;
  if (asOffice && !ownerNeeded) return <OfficeForm onDone={onClose} onBack={() => setAsOffice(false)} />;
  return (
    <div className={styles.setup}>
      {!ready && setup.reason === 'first-start' && <FirstLanguage preferences={view.preferences} />}
      <div className={styles.setupTitle}>
        {ready && (
          <Button kind="quiet" icon="back" onPress={onClose}>
            {messages.setup.back}
          </Button>
        )}
        <ScreenTitle>{title}</ScreenTitle>
        <p>{text}</p>
      </div>
      {session.state === 'refused' && session.failure.signInFault && (
        <SignInFailure failure={session.failure} fault={session.failure.signInFault} />
      )}
      {record === undefined && setup.failure !== undefined && (
        <StartFailure failure={setup.failure} again={setup.reason === 'failed'} />
      )}
      {record !== undefined && (
        <NewerRecord record={record} {...(!ownerNeeded && { onSales: () => setSales(true) })} />
      )}
      {isFailed && notices}
      {ownerNeeded ? (
        <OwnerNeeded setup={setup} onDone={onClose} />
      ) : (
        <>
          {picked === undefined ? (
            <Loaded setup={setup} ready={ready} onDone={onClose} />
          ) : (
            <Chosen picked={picked} onDone={onClose} />
          )}
          <div className={styles.setupChoices}>
            <ProfilePicker
              main={picked?.name !== 'good' && setup.profile === undefined}
              onPicked={setPicked}
              onPackage={(file) => {
                setByCode(true);
                void packages.take(file);
              }}
            />
            <HandOverChoice onOpen={() => setByCode(true)} />
            {view.terminal?.training !== true && <TrainingChoice view={view} onDone={onClose} />}
            <OfficeChoice onOpen={() => setAsOffice(true)} />
          </div>
        </>
      )}
      {!isFailed && notices}
      <p className={styles.setupVersion}>
        {messages.header.product} <bdi>{APP_VERSION}</bdi>
      </p>
    </div>
  );
}

/** A refused sign-in outranks that somebody opened the set-up: it is why they did. */
function reasonOf(view: ScreenView): SetupView['reason'] | 'asked' {
  if (view.session.state === 'refused') return 'sign-in-refused';
  return view.phase === 'ready' ? 'asked' : view.setup.reason;
}

/** Where what the till kept cannot be read, there is nothing to compare a secret with: the service has to accept it. */
function OwnerNeeded({ setup, onDone }: Pick<LoadedProps, 'setup' | 'onDone'>) {
  const messages = useMessages().signIn;
  if (setup.secretsUnread !== true)
    return (
      <>
        <LoadedFaults setup={setup} ready={false} />
        <OwnerProof title={messages.setupOwner} text={messages.setupOwnerText} />
      </>
    );
  // What failed says what to do, and nothing can be typed before.
  if (setup.reason === 'failed') return null;
  return (
    <>
      <section className={cardStyles.card} data-part="card">
        <div className={cardStyles.cardText}>
          <h2>{messages.setupOwner}</h2>
          <p>{messages.secretsUnread}</p>
        </div>
      </section>
      <Loaded setup={setup} ready={false} onDone={onDone} />
    </>
  );
}

interface LoadedProps {
  readonly setup: SetupView;
  readonly ready: boolean;
  readonly onDone: () => void;
}

/** What main has loaded already: a profile that lacks its secrets, or one with faults, or nothing. */
function Loaded({ setup, ready, onDone }: LoadedProps) {
  if (setup.profile !== undefined)
    return <KnownProfile profile={setup.profile} inUse={ready} onDone={onDone} />;
  return <LoadedFaults setup={setup} ready={ready} />;
}

/** Whoever wrote the profile corrects it in its file, and need not be able to prove anything here. */
function LoadedFaults({ setup: { faults }, ready }: Pick<LoadedProps, 'setup' | 'ready'>) {
  const messages = useMessages().setup;
  return faults.length > 0 && !ready ? <ProfileFaults title={messages.faults} faults={faults} /> : null;
}

/** What somebody has just chosen here. */
function Chosen({ picked, onDone }: { readonly picked: Picked; readonly onDone: () => void }) {
  const messages = useMessages().setup;
  switch (picked.name) {
    case 'faulty':
      return <ProfileFaults title={messages.faultsOf({ file: picked.file })} faults={picked.faults} />;
    case 'good':
      // Boxes of its own: what was typed for another profile is not sent to this one's host.
      return <PickedProfile key={picked.text} text={picked.text} profile={picked.profile} onDone={onDone} />;
  }
}

interface ProfileFaultsProps {
  readonly title: string;
  readonly faults: readonly FieldFault[];
}

function ProfileFaults({ title, faults }: ProfileFaultsProps) {
  return (
    <section className={cardStyles.card} data-part="card" data-kind="fault" role="alert">
      <h2>{title}</h2>
      <FaultList faults={faults} />
    </section>
  );
}
