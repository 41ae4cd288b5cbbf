import { useSecondsLeft } from '../components/time/use-seconds-left.ts';
import { useFirstMessages } from '../messages/use-messages.ts';
import * as styles from './header.module.css';

/**
 * The rate limit holds calls back. The element is always there, because a screen reader announces only what changes
 * in a region that it already knows; the seconds are left out of that, or it would speak every second.
 */
export function BusyStatus({ until }: { readonly until: number | undefined }) {
  return (
    <p className={styles.headerBusy} data-may-shorten role="status">
      {until !== undefined && <BusyMessage until={until} />}
    </p>
  );
}

function BusyMessage({ until }: { readonly until: number }) {
  const { header } = useFirstMessages();
  const seconds = useSecondsLeft(until);
  if (seconds === 0) return null;
  return (
    <>
      {header.busy} <span aria-live="off">{header.busySeconds({ seconds })}</span>
    </>
  );
}
