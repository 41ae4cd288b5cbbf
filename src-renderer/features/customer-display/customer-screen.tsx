import { lazy, Suspense } from 'react';
import type {
  CustomerStage,
  CustomerStore,
  CustomerView,
} from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Language } from '../../../shared/language.ts';
import type { Tone } from '../../shell/app-shell.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { RunningTotal } from './bill/running-total.tsx';
import * as styles from './customer-screen.module.css';
import { NotPaid, Paid } from './payment/outcome.tsx';
import { Pay } from './payment/pay.tsx';
import { Tip } from './tip/tip.tsx';
import { Waiting } from './payment/waiting.tsx';
import { Closed, Welcome } from './welcome.tsx';

// Countries and the rules of addresses come with it: only where a customer is asked.
const Details = lazy(async () => ({ default: (await import('./details.tsx')).Details }));

interface Answers {
  readonly onTip: (question: number, tipMinor: number) => void;
  readonly onDetails: (question: number, payer: PayerDetails) => Promise<Result<null>>;
}

interface CustomerScreenProps extends Answers {
  readonly view: CustomerView;
}

/** All that a customer is shown, from across the counter: one thing at a time, large. */
export function CustomerScreen({ view, ...answers }: CustomerScreenProps) {
  const { customerDisplay: messages } = useMessages();
  const { store, stage, language } = view;
  return (
    <main className={styles.customerScreen} data-stage={stage.name} data-tone={toneOf(stage)}>
      {store?.moneyless !== undefined && (
        <p className={styles.customerScreenPractice}>
          {store.moneyless === 'training' ? messages.practice : messages.test}
        </p>
      )}
      {store !== undefined && stage.name !== 'welcome' && (
        <p className={styles.customerScreenStore} data-may-shorten>
          <bdi>{store.name}</bdi>
        </p>
      )}
      <div className={styles.customerScreenStage} data-part="stage">
        {store === undefined ? (
          <Closed />
        ) : (
          <Suspense>
            <Stage stage={stage} store={store} language={language} {...answers} />
          </Suspense>
        )}
      </div>
    </main>
  );
}

interface StageProps extends Answers {
  readonly stage: CustomerStage;
  readonly store: CustomerStore;
  readonly language: Language;
}

function Stage({ stage, store, language, onTip, onDetails }: StageProps) {
  const { customerDisplay: messages } = useMessages();
  switch (stage.name) {
    case 'closed':
      return <Closed />;
    case 'welcome':
      return <Welcome store={store} />;
    case 'counting':
      return <RunningTotal bill={stage.bill} locale={store.locale} />;
    case 'tip':
      return <Tip key={stage.question.id} question={stage.question} locale={store.locale} onTip={onTip} />;
    case 'details':
      return (
        <Details
          key={stage.question.id}
          question={stage.question}
          locale={store.locale}
          language={language}
          onGive={onDetails}
        />
      );
    case 'preparing':
      return (
        <Waiting
          title={messages.preparing}
          text={messages.preparingText}
          bill={stage.bill}
          locale={store.locale}
        />
      );
    case 'pay':
      return (
        <Pay
          title={messages.scan}
          tooLong={messages.qrTooLong}
          bill={stage.bill}
          url={stage.url}
          store={store}
        />
      );
    case 'confirming':
      return (
        <Waiting
          title={messages.confirming}
          text={messages.confirmingText}
          bill={stage.bill}
          locale={store.locale}
          seen
        />
      );
    case 'checking':
      return (
        <Waiting
          title={messages.checking}
          text={messages.checkingText}
          bill={stage.bill}
          locale={store.locale}
        />
      );
    case 'paid':
      return <Paid stage={stage} locale={store.locale} />;
    case 'not-paid':
      return <NotPaid stage={stage} locale={store.locale} />;
  }
}

/** Green is kept for one thing only: paid. */
function toneOf({ name }: CustomerStage): Tone | undefined {
  if (name === 'paid') return 'good';
  return name === 'not-paid' ? 'still' : undefined;
}
