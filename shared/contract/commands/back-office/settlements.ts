import { z } from 'zod';
import { ofType } from '../../command.ts';
import { SETTLEMENT_LISTS, SETTLEMENT_SCOPES } from '../../back-office/settlements.ts';
import type { CommandEntries } from '../../command.ts';
import type { DepositAtService, SettlementDetails, SettlementsPage } from '../../back-office/settlements.ts';

const day = z.iso.date();
const recordId = z.string().min(1).max(256);
const scope = z.enum(SETTLEMENT_SCOPES);

/** Commands about money on its way to the bank, by the service's records. */
export const settlementsCommands = {
  /** Answers a page of a list. Ends a list that is being read. */
  'settlements.list': {
    who: 'manager',
    input: z.strictObject({
      search: z.strictObject({
        list: z.enum(SETTLEMENT_LISTS),
        scope,
        from: day.exactOptional(),
        to: day.exactOptional(),
        oldestFirst: z.boolean(),
      }),
      page: z.int().nonnegative(),
    }),
    answer: ofType<SettlementsPage>(),
  },
  /** Answers settlements of one merchant, newest first. Ends a list that is being read. */
  'settlements.ofMerchant': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId, page: z.int().nonnegative() }),
    answer: ofType<SettlementsPage>(),
  },
  /** Answers the newest 500 batches of one merchant. Ends a list that is being read. */
  'settlements.batchesOfMerchant': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId }),
    answer: ofType<SettlementsPage>(),
  },
  /** Answers the deposits of the settlements of a page, which is shown before they are known. */
  'settlements.deposits': {
    who: 'manager',
    input: z.strictObject({ settlementIds: z.array(recordId).min(1).max(100) }),
    answer: ofType<readonly DepositAtService[]>(),
  },
  /** Answers one deposit, as the service has it now. */
  'settlements.getDeposit': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<DepositAtService>(),
  },
  /** Answers a settlement or batch with its payments. Ends an earlier reading that is running. */
  'settlements.get': {
    who: 'manager',
    input: z.strictObject({
      kind: z.enum(['settlement', 'batch']),
      id: recordId,
      /** Reads payments from this time on, which is earlier than the default. */
      from: z.int().exactOptional(),
      /** Reads only payments before this time, where an earlier reading ended. */
      until: z.int().exactOptional(),
    }),
    answer: ofType<SettlementDetails>(),
  },
} as const satisfies CommandEntries;
