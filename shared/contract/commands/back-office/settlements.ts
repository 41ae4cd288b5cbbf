import { z } from 'zod';
import { ofType } from '../../command.ts';
import { SETTLEMENT_LISTS, SETTLEMENT_SCOPES } from '../../back-office/settlements.ts';
import type { CommandEntries } from '../../command.ts';
import type { DepositAtService, SettlementLook, SettlementsPage } from '../../back-office/settlements.ts';

const day = z.iso.date();
const recordId = z.string().min(1).max(256);
const scope = z.enum(SETTLEMENT_SCOPES);

/** Money on its way to the bank, as the service tells. */
export const settlementsCommands = {
  /** Ends a list that is being read. */
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
  /** Of one merchant, newest first. Ends a list that is being read. */
  'settlements.ofMerchant': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId, page: z.int().nonnegative() }),
    answer: ofType<SettlementsPage>(),
  },
  /** Of one merchant, the newest 500 at once. Ends a list that is being read. */
  'settlements.batchesOfMerchant': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId }),
    answer: ofType<SettlementsPage>(),
  },
  /** Of the settlements of a page, which is shown before they are known. */
  'settlements.deposits': {
    who: 'manager',
    input: z.strictObject({ settlementIds: z.array(recordId).min(1).max(100) }),
    answer: ofType<readonly DepositAtService[]>(),
  },
  /** One deposit, as the service has it now. */
  'settlements.getDeposit': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<DepositAtService>(),
  },
  /** Ends a look that is under way. */
  'settlements.get': {
    who: 'manager',
    input: z.strictObject({
      kind: z.enum(['settlement', 'batch']),
      id: recordId,
      /** Looks for payments from there on: earlier than by itself. */
      from: z.int().exactOptional(),
      /** And only for those before this moment: the rest of a look that ended there. */
      until: z.int().exactOptional(),
    }),
    answer: ofType<SettlementLook>(),
  },
} as const satisfies CommandEntries;
