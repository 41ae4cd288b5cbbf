import type { CustomerStore } from '../../shared/contract/customer-display.ts';
import { useWords } from '../text/words.ts';
import { Tenders } from './tenders.tsx';
import './welcome.css';

export function Welcome({ store }: { readonly store: CustomerStore }) {
  const { customerDisplay: words } = useWords();
  return (
    <div className="welcome">
      <p className="welcome-word">{words.welcome}</p>
      <h1 data-long={store.name.length > 24}>
        <bdi>{store.name}</bdi>
      </h1>
      <Tenders tenders={store.tenders} />
    </div>
  );
}

/** No terminal is at work. */
export function Closed() {
  const { customerDisplay: words } = useWords();
  return (
    <div className="welcome">
      <p className="welcome-word">{words.closed}</p>
    </div>
  );
}
