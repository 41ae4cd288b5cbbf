import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordAddress, recordContact, recordId, recordName } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, HierarchyPage } from '../../back-office/hierarchy.ts';
import type { FeeSchedule, MerchantRecord } from '../../back-office/merchants.ts';

const one = z.strictObject({ id: recordId });

/** Spec "Merchant category codes": four digits, as a text that keeps leading zeros. */
const categoryCode = z.string().regex(/^[0-9]{4}$/);

/** Fields of a merchant. A field that is left out stays as it is; `null` removes it. */
const details = {
  name: recordName,
  externalId: z.string().min(1).max(128).nullable().exactOptional(),
  address: recordAddress.nullable().exactOptional(),
  ...recordContact,
};

/** Commands about merchants at the service, with the back office's credentials. The till keeps none of it. */
export const merchantsCommands = {
  /** Finds partners and merchants by a part of the name, or answers all of them. */
  'merchants.find': {
    who: 'manager',
    input: z.strictObject({ text: z.string().trim().max(128), page: z.int().nonnegative() }),
    answer: ofType<HierarchyPage>(),
  },
  'merchants.get': { who: 'manager', input: one, answer: ofType<MerchantRecord>() },
  /** Answers a partner's fee schedule with an example, in the till's currency where the service names no other. */
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
  /** Removes a merchant that has no locations and represents no partner; any other is refused. */
  'merchants.remove': { who: 'manager', input: one },
} as const satisfies CommandEntries;
