import { lazy, Suspense } from 'react';
import type { KioskCommandCalls, KioskStage, KioskView } from '../../../shared/contract/kiosk.ts';
import { useTypedBox } from '../../components/keyboard/use-typed-box.ts';
import { usePressGrace } from '../../components/layout/use-press-grace.ts';
import type { Language } from '../../../shared/language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Tone } from '../../shell/app-shell.tsx';
import { Closed } from './attract/closed.tsx';
import { KioskStep } from './kiosk-step.tsx';
import { NeedTime } from './visit/need-time.tsx';
import * as styles from './kiosk-screen.module.css';
import { ShopperContext, useAsk } from './visit/shopper.ts';

const Keyboard = lazy(async () => ({
  default: (await import('../../components/keyboard/keyboard.tsx')).Keyboard,
}));

interface KioskScreenProps {
  readonly view: KioskView;
  readonly commands: KioskCommandCalls;
}

/** Everything that a shopper is shown, one step at a time. Nothing of a visit is kept for the next one. */
export function KioskScreen({ view, commands }: KioskScreenProps) {
  const { stage, visit, needsTime, hasKeyboard = false } = view;
  const { ask } = useAsk();
  const step = `${visit} ${stage.name}`;
  return (
    <>
      <Frame key={step} view={view} commands={commands} />
      {hasKeyboard && <TypedBoxKeyboard key={`keyboard ${step}`} language={view.language} />}
      {needsTime && (
        <NeedTime
          until={needsTime.until}
          isPaying={stage.name === 'pay'}
          onGoOn={() => void ask(() => commands['kiosk.touch']({ visit }))}
          onLeave={() => void ask(() => commands['kiosk.leave']({ visit }))}
        />
      )}
    </>
  );
}

/** The keyboard on the screen, for the text box that was touched. The step above makes room for it. */
function TypedBoxKeyboard({ language }: { readonly language: Language }) {
  const [box, close] = useTypedBox();
  if (box === undefined) return null;
  return (
    <Suspense>
      <Keyboard key={`${box.id} ${language}`} box={box} language={language} onDone={close} />
    </Suspense>
  );
}

/** Each stage has a step of its own, so that what was pressed, typed or chosen in one is gone in the next. */
function Frame({ view, commands }: KioskScreenProps) {
  const { kiosk: messages, customerDisplay } = useMessages();
  const { stage, store, visit, language, languages, canPrint = false } = view;
  const asking = useAsk();
  const grace = usePressGrace();
  const number = underWay(stage);
  return (
    <main className={styles.kioskScreen} data-stage={stage.name} data-tone={toneOf(stage)} {...grace}>
      {store?.moneyless !== undefined && (
        <p className={styles.kioskPractice}>
          {store.moneyless === 'training' ? customerDisplay.practice : customerDisplay.test}
        </p>
      )}
      {store !== undefined && stage.name !== 'attract' && (
        <div className={styles.kioskHead}>
          <p data-may-shorten>
            <bdi>{store.name}</bdi>
          </p>
          {number !== undefined && (
            <p className={styles.kioskNumber}>
              {messages.number} <strong>{number}</strong>
            </p>
          )}
        </div>
      )}
      {store === undefined ? (
        <Closed why="starting" />
      ) : (
        <ShopperContext value={{ visit, store, language, languages, canPrint, commands, ...asking }}>
          <KioskStep stage={stage} />
        </ShopperContext>
      )}
    </main>
  );
}

/** The number of an order that is not over yet. At an end the step shows it in large figures. */
function underWay(stage: KioskStage): number | undefined {
  switch (stage.name) {
    case 'preparing':
    case 'pay':
    case 'confirming':
    case 'checking':
      return stage.number;
    default:
      return undefined;
  }
}

/** Only a paid order is green. */
function toneOf({ name }: KioskStage): Tone | undefined {
  if (name === 'paid') return 'good';
  return name === 'not-paid' || name === 'ask-counter' ? 'still' : undefined;
}
