import { read } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { settlementList } from './query.ts';
import { batch } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { SettlementSelection } from './query.ts';

export interface BatchesSelection extends SettlementSelection {
  readonly type?: string;
  readonly settlementIds?: readonly string[];
}

/** `GET /Batches…` (spec "Settlement and reconciliation"). */
export function batches(sender: Sender) {
  return {
    ...settlementList(sender, at`/Batches`, batch, ({ type, settlementIds }: BatchesSelection) => ({
      Type: type,
      SettlementIds: settlementIds,
    })),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Batches/${id}`, batch, signal),
    ofMerchant: (merchantId: string, signal: AbortSignal) =>
      readAll(sender, at`/Batches/merchants/${merchantId}`, batch, signal),
  };
}
