import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import type { Latest } from '../../../state/view-store.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { notificationLines, newlyEnded, type NotificationLine } from './notification-lines.ts';
import * as styles from '../../../components/text/visually-hidden.module.css';

/** How many lines stay in the region, because a screen reader may still be reading an earlier one. */
const KEPT = 5;

/**
 * Announces once, on every screen, which parked sales have ended; `OpenSales` shows them until the cashier has seen them.
 * The region has the role `log`, so that screen readers read each line once. A line in another language than the page's is
 * removed: it would be read in the wrong voice, and its translation would be announced again.
 */
export function OutcomeNotifications() {
  const { store, commands } = useConnection();
  const messages = useFirstMessages();
  const [lines, setLines] = useState<readonly NotificationLine[]>([]);
  // The store may have a new language before this component is rendered in it.
  const announce = useEffectEvent(({ view, messages: spoken }: Latest, previous?: Latest) => {
    if (!view || !spoken) return;
    const saleIds = newlyEnded(previous?.view, view);
    if (saleIds.length === 0) return;
    setLines((shown) => [...shown, ...notificationLines(saleIds, view, spoken.first)].slice(-KEPT));
    void call(commands, 'outcomeNotifications.announced', { saleIds });
  });
  useEffect(() => {
    // Announces what the store already has, before it can change.
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
