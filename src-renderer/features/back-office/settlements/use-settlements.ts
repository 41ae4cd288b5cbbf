import { useState } from 'react';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type {
  DepositAtService,
  SettlementRecord,
  SettlementSearch,
  SettlementsPage,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { joinedPages, useLastAnswer } from '../page-by-page.ts';
import { useOfficeNews } from '../use-office-news.ts';

/** Records of one merchant, newest first. */
interface OfMerchant {
  readonly merchantId: string;
  readonly list: 'settlements' | 'batches';
}

type Wanted = SettlementSearch | OfMerchant;

export interface Shown {
  readonly search: Wanted;
  readonly records: readonly SettlementRecord[];
  readonly total?: number;
  readonly next?: number;
  readonly failure?: Failure;
}

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
      records: joinedPages(before && now ? now.records : [], records, keyOf),
    }));
    await readDeposits(search, records);
  };
  const readDeposits = async (search: Wanted, records: readonly SettlementRecord[]) => {
    const settlementIds = records.flatMap(({ kind, id }) => (kind === 'settlement' ? [id] : []));
    if (settlementIds.length === 0) return;
    const deposits = await call(commands, 'settlements.deposits', { settlementIds });
    if (!deposits.ok) return;
    setShown(
      (now) => now && (now.search === search ? withDeposits(now, settlementIds, deposits.value) : now),
    );
  };
  /** Reads the first page again. Until it is there, and where it fails, the list stays. */
  const readAgain = async () => {
    if (!shown) return;
    const { search } = shown;
    const result = await last(readPage(commands, search, 0));
    if (result?.ok !== true) return;
    const { records } = result.value;
    setShown((now) => now && { search, ...result.value, ...nextOf(now), records: renewed(now, records) });
    await readDeposits(search, records);
  };
  useOfficeNews('settlements', asking, () => void readAgain());
  return {
    shown,
    asking,
    list: (search: Wanted) => void ask(search),
    again: () => void (shown && ask(shown.search)),
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

const nextOf = ({ next }: Shown): Pick<Shown, 'next'> => (next === undefined ? {} : { next });

/** The new first page with the deposits that are known, followed by the earlier pages. */
function renewed({ records: before }: Shown, page: readonly SettlementRecord[]): readonly SettlementRecord[] {
  const known = new Map(before.map((record) => [record.id, record]));
  const now = page.map((record) => {
    const earlier = known.get(record.id);
    return record.kind === 'settlement' && earlier?.kind === 'settlement' && earlier.deposits
      ? { ...record, deposits: earlier.deposits }
      : record;
  });
  return joinedPages(now, before, keyOf);
}

function withDeposits(
  shown: Shown,
  settlementIds: readonly string[],
  deposits: readonly DepositAtService[],
): Shown {
  const known = new Set(settlementIds);
  const records = shown.records.map((record) =>
    record.kind === 'settlement' && known.has(record.id)
      ? { ...record, deposits: deposits.filter(({ settlementId }) => settlementId === record.id) }
      : record,
  );
  return { ...shown, records };
}

const keyOf = ({ id }: SettlementRecord) => id;
