import { useEffect, useState } from 'react';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type {
  SettledPayments,
  SettlementDetails,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { unreadOf } from '../payments/unread-of.ts';
import { useOfficeNews } from '../use-office-news.ts';

interface SettlementReading {
  readonly details?: SettlementDetails;
  readonly failure?: Failure;
  /** Reads it once more. */
  readonly again: () => void;
  /** Searches earlier payments, too. */
  readonly searchFurther: () => void;
  readonly asking: boolean;
}

const FURTHER_MS = 31 * 86_400_000;

/** A settlement or batch as the service has it now, and its payments that were found so far. */
export function useSettlement(kind: 'settlement' | 'batch', id: string): SettlementReading {
  const { commands } = useConnection();
  const [before, setBefore] = useState<SettledPayments>();
  const [asking, setAsking] = useState(true);
  const [announced, setAnnounced] = useState(0);
  useOfficeNews('settlements', asking, () => setAnnounced((times) => times + 1));
  const [answer, setAnswer] = useState<Pick<SettlementReading, 'details' | 'failure'>>({});
  useEffect(() => {
    let wanted = true;
    const input = { kind, id, ...(before && earlierThan(before)) };
    void call(commands, 'settlements.get', input).then((result) => {
      if (!wanted) return;
      setAsking(false);
      // What was read before stays where it cannot be read again.
      if (!result.ok) setAnswer((now) => ({ ...now, failure: result.failure }));
      else setAnswer({ details: { ...result.value, payments: joined(before, result.value.payments) } });
    });
    return () => {
      wanted = false;
    };
  }, [commands, kind, id, before, announced]);
  const { details } = answer;
  const read = (after: SettledPayments | undefined) => {
    setAnswer(withoutFailure);
    setAsking(true);
    setBefore(after);
    // Also where it goes on after the same ones, because the last reading failed.
    setAnnounced((times) => times + 1);
  };
  return {
    ...answer,
    asking,
    // The sales of the payments before are named only where those are read again.
    again: () => read(before?.salesFailure ? undefined : before),
    searchFurther: () => details && read(details.payments),
  };
}

const withoutFailure = ({ failure: _failure, ...rest }: Pick<SettlementReading, 'details' | 'failure'>) =>
  rest;

/** The rest of the period, where only a part of it was searched, otherwise the month before it. */
function earlierThan({ from, searchedBackTo }: SettledPayments): {
  readonly from: number;
  readonly until: number;
} {
  // Of payments with the same time some may have been searched and others not.
  return searchedBackTo === undefined
    ? { from: from - FURTHER_MS, until: from }
    : { from, until: searchedBackTo + 1 };
}

function joined(before: SettledPayments | undefined, earlier: SettledPayments): SettledPayments {
  if (!before) return earlier;
  const rows = new Map<string, PaymentRow>([...before.rows, ...earlier.rows].map((row) => [row.key, row]));
  const failure = earlier.salesFailure ?? before.salesFailure;
  return {
    ...earlier,
    ...(failure && { salesFailure: failure }),
    ...unreadOf(before, earlier),
    rows: [...rows.values()],
    until: before.until,
  };
}
