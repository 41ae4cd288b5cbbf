import type { CustomerStage, CustomerStore, CustomerView } from '../../shared/contract/customer-display.ts';
import type { Tone } from '../frame/frame.tsx';
import { useWords } from '../text/words.ts';
import { Counting } from './counting.tsx';
import './customer-face.css';
import { NotPaid, Paid } from './ending.tsx';
import { Pay } from './pay.tsx';
import { Tip } from './tip.tsx';
import { Waiting } from './waiting.tsx';
import { Closed, Welcome } from './welcome.tsx';

interface CustomerFaceProps {
  readonly view: CustomerView;
  readonly onTip: (question: number, tipMinor: number) => void;
}

/** All that a customer is shown, from across the counter: one thing at a time, large. */
export function CustomerFace({ view, onTip }: CustomerFaceProps) {
  const { customerDisplay: words } = useWords();
  const { store, stage } = view;
  return (
    <main className="face" data-stage={stage.name} data-tone={toneOf(stage)}>
      {store?.practice === true && <p className="face-practice">{words.practice}</p>}
      {store !== undefined && stage.name !== 'welcome' && <p className="face-store">{store.name}</p>}
      <div className="face-stage">
        {store === undefined ? <Closed /> : <Stage stage={stage} store={store} onTip={onTip} />}
      </div>
    </main>
  );
}

interface StageProps {
  readonly stage: CustomerStage;
  readonly store: CustomerStore;
  readonly onTip: CustomerFaceProps['onTip'];
}

function Stage({ stage, store, onTip }: StageProps) {
  const { customerDisplay: words } = useWords();
  switch (stage.name) {
    case 'closed':
      return <Closed />;
    case 'welcome':
      return <Welcome store={store} />;
    case 'counting':
      return <Counting bill={stage.bill} locale={store.locale} />;
    case 'tip':
      return <Tip key={stage.question.id} question={stage.question} locale={store.locale} onTip={onTip} />;
    case 'preparing':
      return (
        <Waiting title={words.preparing} text={words.preparingText} bill={stage.bill} locale={store.locale} />
      );
    case 'pay':
      return <Pay bill={stage.bill} url={stage.url} store={store} />;
    case 'confirming':
      return (
        <Waiting
          title={words.confirming}
          text={words.confirmingText}
          bill={stage.bill}
          locale={store.locale}
          seen
        />
      );
    case 'checking':
      return (
        <Waiting title={words.checking} text={words.checkingText} bill={stage.bill} locale={store.locale} />
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
