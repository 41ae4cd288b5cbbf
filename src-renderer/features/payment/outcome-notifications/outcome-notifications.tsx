import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import type { Latest } from '../../../state/view-store.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { notificationLines, newlyEnded, type NotificationLine } from './notification-lines.ts';
import * as styles from '../../../components/text/visually-hidden.module.css';

/** So many stay in the region that is read out: a screen reader may still be busy with the one before. */
const KEPT = 5;

/**
 * Says once, wherever the cashier is, which parked sales have ended; the tray shows them until the cashier has seen them.
 * A log, because each line is read out by itself and none is taken back.
 */
export function OutcomeNotifications() {
  const { store, commands } = useConnection();
  const messages = useFirstMessages();
  const [lines, setLines] = useState<readonly NotificationLine[]>([]);
  const announce = useEffectEvent(({ view }: Latest, previous?: Latest) => {
    if (!view) return;
    const saleIds = newlyEnded(previous?.view, view);
    if (saleIds.length === 0) return;
    setLines((shown) => [...shown, ...notificationLines(saleIds, view, messages)].slice(-KEPT));
    void call(commands, 'outcomeNotifications.announced', { saleIds });
  });
  useEffect(() => {
    // Before the store can change: what is there already has not been announced.
    queueMicrotask(() => announce(store.getState()));
    return store.subscribe((latest, previous) => announce(latest, previous));
  }, [store]);
  return (
    <div className={styles.visuallyHidden} role="log" aria-live="polite">
      {lines.map(({ saleId, line }) => (
        <p key={saleId}>{line}</p>
      ))}
    </div>
  );
}
