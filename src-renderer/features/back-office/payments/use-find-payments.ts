import { useState } from 'react';
import type {
  FoundPayments,
  PaymentRow,
  PaymentSearch,
} from '../../../../shared/contract/back-office/payments.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { joinedPages, useLastAnswer } from '../page-by-page.ts';
import { unreadOf } from './unread-of.ts';

interface FindPayments {
  readonly search: (wanted: PaymentSearch) => void;
  /** Makes the same search once more. */
  readonly again: () => void;
  /** Reads the next page. */
  readonly older: () => void;
  readonly searching: boolean;
  /** The search of the list. */
  readonly wanted?: PaymentSearch;
  /** All pages that were read so far. */
  readonly found?: FoundPayments;
  readonly failure?: Failure;
}

interface Shown {
  readonly wanted: PaymentSearch;
  readonly found?: FoundPayments;
  readonly failure?: Failure;
}

/** A search for payments, page by page. A new search starts at once and cancels the one before. */
export function useFindPayments(): FindPayments {
  const { commands } = useConnection();
  const [shown, setShown] = useState<Shown>();
  const [searching, setSearching] = useState(false);
  const last = useLastAnswer();

  const ask = async (wanted: PaymentSearch, before?: FoundPayments) => {
    setSearching(true);
    const after = before?.next;
    const result = await last(call(commands, 'payments.find', { search: wanted, ...(after && { after }) }));
    if (!result) return;
    setSearching(false);
    if (!result.ok) setShown({ wanted, failure: result.failure, ...(before && { found: before }) });
    else setShown({ wanted, found: before ? joined(before, result.value) : result.value });
  };
  return {
    search: (wanted) => void ask(wanted),
    again: () => void (shown && ask(shown.wanted)),
    older: () => void (shown?.found && ask(shown.wanted, shown.found)),
    searching,
    ...(shown && { wanted: shown.wanted }),
    ...(shown?.found && { found: shown.found }),
    ...(shown?.failure && { failure: shown.failure }),
  };
}

/** Pages overlap by one moment, so a payment on both is kept once. */
function joined(before: FoundPayments, page: FoundPayments): FoundPayments {
  return { ...page, rows: joinedPages(before.rows, page.rows, keyOf), ...unreadOf(before, page) };
}

const keyOf = ({ key }: PaymentRow) => key;
