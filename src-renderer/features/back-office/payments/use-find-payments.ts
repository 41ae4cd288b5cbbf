import { useRef, useState } from 'react';
import type {
  FoundPayments,
  PaymentRow,
  PaymentSearch,
} from '../../../../shared/contract/back-office/payments.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { unreadOf } from './unread-of.ts';

interface FindPayments {
  readonly search: (wanted: PaymentSearch) => void;
  /** Adds what follows all that is found so far. */
  readonly older: () => void;
  readonly searching: boolean;
  /** What the list has been found by. */
  readonly wanted?: PaymentSearch;
  /** All pages so far, as one. */
  readonly found?: FoundPayments;
  readonly failure?: Failure;
}

interface Shown {
  readonly wanted: PaymentSearch;
  readonly found?: FoundPayments;
  readonly failure?: Failure;
}

/** A search among payments, page by page. A new one is asked at once: it gives up the one before. */
export function useFindPayments(): FindPayments {
  const { commands } = useConnection();
  const [shown, setShown] = useState<Shown>();
  const [searching, setSearching] = useState(false);
  const asked = useRef(0);

  const ask = async (wanted: PaymentSearch, before?: FoundPayments) => {
    asked.current += 1;
    const mine = asked.current;
    setSearching(true);
    const after = before?.next;
    const result = await call(commands, 'payments.find', { search: wanted, ...(after && { after }) });
    if (mine !== asked.current) return;
    setSearching(false);
    if (!result.ok) setShown({ wanted, failure: result.failure, ...(before && { found: before }) });
    else setShown({ wanted, found: before ? joined(before, result.value) : result.value });
  };
  return {
    search: (wanted) => void ask(wanted),
    older: () => void (shown?.found && ask(shown.wanted, shown.found)),
    searching,
    ...(shown && { wanted: shown.wanted }),
    ...(shown?.found && { found: shown.found }),
    ...(shown?.failure && { failure: shown.failure }),
  };
}

/** Pages overlap by a moment: a payment that is on both is shown once. */
function joined(before: FoundPayments, page: FoundPayments): FoundPayments {
  const rows = new Map<string, PaymentRow>(before.rows.map((row) => [row.key, row]));
  for (const row of page.rows) if (!rows.has(row.key)) rows.set(row.key, row);
  return { ...page, rows: [...rows.values()], ...unreadOf(before, page) };
}
