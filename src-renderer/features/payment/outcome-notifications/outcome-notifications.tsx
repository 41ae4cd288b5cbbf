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
 * A log, because each line is read out by itself and none is taken back. One in another language than the page's goes: it
 * would be read in the wrong voice, and a translation of it would be said a second time.
 */
export function OutcomeNotifications() {
  const { store, commands } = useConnection();
  const messages = useFirstMessages();
  const [lines, setLines] = useState<readonly NotificationLine[]>([]);
  // The store has a new language before this is drawn in it.
  const announce = useEffectEvent(({ view, messages: spoken }: Latest, previous?: Latest) => {
    if (!view || !spoken) return;
    const saleIds = newlyEnded(previous?.view, view);
    if (saleIds.length === 0) return;
    setLines((shown) => [...shown, ...notificationLines(saleIds, view, spoken.first)].slice(-KEPT));
    void call(commands, 'outcomeNotifications.announced', { saleIds });
  });
  useEffect(() => {
    // Before the store can change: what is there already has not been announced.
    queueMicrotask(() => announce(store.getState()));
    return store.subscribe((latest, previous) => announce(latest, previous));
  }, [store]);
  return (
    <div className={styles.visuallyHidden} role="log" aria-live="polite">
      {lines
        .filter(({ language }) => language === messages.language)
        .map(({ saleId, line }) => (
          <p key={saleId}>{line}</p>
        ))}
    </div>
  );
}
