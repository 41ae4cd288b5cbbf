import { useState } from 'react';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type {
  SettlementRecord,
  SettlementsPage,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useLastAnswer } from '../page-by-page.ts';
import { useOfficeNews } from '../use-office-news.ts';
import {
  continued,
  nextOf,
  renewed,
  withDeposits,
  withoutDeposits,
  type Shown,
  type Wanted,
} from './shown-records.ts';

/** Settlements that are asked about at once (contract). */
const MOST_ASKED = 100;

/** A list of settlements, batches or deposits, page by page. Another list starts at once. */
export function useSettlements() {
  const { commands } = useConnection();
  const [shown, setShown] = useState<Shown>();
  const [asking, setAsking] = useState(false);
  const last = useLastAnswer();

  const ask = async (search: Wanted, before?: Shown) => {
    setAsking(true);
    if (!before) setShown(undefined);
    const result = await last(readPage(commands, search, before?.next ?? 0));
    if (!result) return;
    setAsking(false);
    if (!result.ok) {
      setShown((now) => ({
        ...(before && now),
        search,
        records: before && now ? now.records : [],
        failure: result.failure,
      }));
      return;
    }
    const { records } = result.value;
    setShown((now) => ({
      search,
      ...result.value,
      records: before && now ? continued(now, records) : records,
    }));
    // Also those of the pages before that could not be read then.
    await readDeposits(search, [...withoutDeposits(before?.records ?? []), ...records]);
  };
  const readDeposits = async (search: Wanted, records: readonly SettlementRecord[]) => {
    const ids = records.flatMap(({ kind, id }) => (kind === 'settlement' ? [id] : []));
    const settlementIds = [...new Set(ids)].slice(-MOST_ASKED);
    if (settlementIds.length === 0) return;
    const deposits = await call(commands, 'settlements.deposits', { settlementIds });
    setShown((now) => {
      if (now?.search !== search) return now;
      return deposits.ok
        ? withDeposits(now, settlementIds, deposits.value)
        : { ...now, depositsFailure: deposits.failure };
    });
  };
  /** Reads the first page again. Until it is there, and where it fails, the list stays. */
  const readAgain = async () => {
    if (!shown) return;
    const { search } = shown;
    const result = await last(readPage(commands, search, 0));
    if (result?.ok !== true) return;
    const { records } = result.value;
    setShown((now) => now && { search, ...result.value, ...nextOf(now), records: renewed(now, records) });
    await readDeposits(search, [...withoutDeposits(shown.records), ...records]);
  };
  useOfficeNews('settlements', asking, () => void readAgain());
  return {
    shown,
    asking,
    list: (search: Wanted) => void ask(search),
    again: () => void (shown && ask(shown.search)),
    depositsAgain: () => void (shown && readDeposits(shown.search, withoutDeposits(shown.records))),
    more: () => void (shown && ask(shown.search, withoutFailure(shown))),
  };
}

function readPage(commands: CommandCalls, wanted: Wanted, page: number): Promise<Result<SettlementsPage>> {
  if (!('merchantId' in wanted)) return call(commands, 'settlements.list', { search: wanted, page });
  const { merchantId, list } = wanted;
  return list === 'batches'
    ? call(commands, 'settlements.batchesOfMerchant', { merchantId })
    : call(commands, 'settlements.ofMerchant', { merchantId, page });
}

function withoutFailure({ failure: _failure, ...rest }: Shown): Shown {
  return rest;
}
