import { read } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { settlementList } from './query.ts';
import { batch, deposit, settlement } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { SettlementSelection } from './query.ts';

/** `type`: crypto, wallet apps or fiat. The specification does not state the exact strings. */
export interface SettlementsSelection extends SettlementSelection {
  readonly type?: string;
}

/** `GET /Settlements…` (spec "Settlement and reconciliation"). */
export function settlements(sender: Sender) {
  return {
    ...settlementList(sender, at`/Settlements`, settlement, ({ type }: SettlementsSelection) => ({
      Type: type,
    })),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Settlements/${id}`, settlement, signal),
    batches: (id: string, signal: AbortSignal) =>
      readAll(sender, at`/Settlements/${id}/batches`, batch, signal),
    deposits: (id: string, signal: AbortSignal) =>
      readAll(sender, at`/Settlements/${id}/deposits`, deposit, signal),
  };
}
