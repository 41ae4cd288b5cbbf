import { useSecondsLeft } from '../../../components/time/use-seconds-left.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './ends-soon.module.css';
import { Leave } from '../visit/ways.tsx';

interface EndsSoonProps {
  /** Epoch milliseconds: when the visit ends by itself. */
  readonly until: number;
  readonly primary?: boolean;
}

/** The button Done, with the seconds after which the visit ends by itself. */
export function EndsSoon({ until, primary = false }: EndsSoonProps) {
  const { kiosk: messages } = useMessages();
  return (
    <>
      <span className={styles.endsSoon}>{messages.closesIn({ seconds: useSecondsLeft(until) })}</span>
      <Leave primary={primary}>{messages.done}</Leave>
    </>
  );
}
