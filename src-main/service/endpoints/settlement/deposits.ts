import { read } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { settlementList } from './query.ts';
import { deposit } from './records.ts';
import type { Sender } from '../../sending/sender.ts';
import type { SettlementSelection } from './query.ts';

/** `method`: ACH or wire. The specification does not state the exact strings. */
export interface DepositsSelection extends SettlementSelection {
  readonly method?: string;
  readonly settlementIds?: readonly string[];
}

/** `GET /Deposits…` (spec "Settlement and reconciliation"). */
export function deposits(sender: Sender) {
  return {
    ...settlementList(sender, at`/Deposits`, deposit, ({ method, settlementIds }: DepositsSelection) => ({
      Method: method,
      SettlementIds: settlementIds,
    })),
    get: (id: string, signal: AbortSignal) => read(sender, at`/Deposits/${id}`, deposit, signal),
  };
}
