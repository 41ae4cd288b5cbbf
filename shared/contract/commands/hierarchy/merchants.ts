import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordAddress, recordContact, recordId, recordName } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, HierarchyPage } from '../../back-office/hierarchy.ts';
import type { FeeSchedule, MerchantRecord } from '../../back-office/merchants.ts';

const one = z.strictObject({ id: recordId });

/** Spec "Merchant category codes": four digits, as a text that keeps leading zeros. */
const categoryCode = z.string().regex(/^[0-9]{4}$/);

/** What is left out stays as it is; null takes one away. */
const details = {
  name: recordName,
  externalId: z.string().min(1).max(128).nullable().exactOptional(),
  address: recordAddress.nullable().exactOptional(),
  ...recordContact,
};

/** Merchants at the service, by the back office's credentials. Nothing of it is kept here. */
export const merchantsCommands = {
  /** Partners and merchants by a part of the name, or all of them. */
  'merchants.find': {
    who: 'manager',
    input: z.strictObject({ text: z.string().trim().max(128), page: z.int().nonnegative() }),
    answer: ofType<HierarchyPage>(),
  },
  'merchants.get': { who: 'manager', input: one, answer: ofType<MerchantRecord>() },
  /** The schedule that holds for a partner, with an example; in the till's currency where no other is named. */
  'merchants.fees': {
    who: 'manager',
    input: z.strictObject({ partnerId: recordId, currency: z.string().length(3).exactOptional() }),
    answer: ofType<FeeSchedule>(),
  },
  'merchants.create': {
    who: 'manager',
    input: z.strictObject({ partnerId: recordId, ...details, merchantCategoryCode: categoryCode }),
    answer: ofType<HierarchyEntry>(),
  },
  'merchants.update': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      ...details,
      merchantCategoryCode: categoryCode.exactOptional(),
    }),
  },
  /** Only one without locations that represents no partner. */
  'merchants.remove': { who: 'manager', input: one },
} as const satisfies CommandEntries;
