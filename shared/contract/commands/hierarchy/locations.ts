import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordAddress, recordContact, recordId, recordName, tenderTypes } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, TillsOfLocation } from '../../back-office/hierarchy.ts';

const businessType = z.enum(['physical', 'virtual']);

/** What is left out stays as it is. */
const details = {
  name: recordName,
  address: recordAddress.nullable().exactOptional(),
  ...recordContact,
  tenderTypes: tenderTypes.exactOptional(),
};

/** Changes of locations at the service, by the back office's credentials, and whom they concern. */
export const locationsCommands = {
  /** With the tenders of each, so that a form can say what a change of the location's does to them. */
  'locations.tills': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<TillsOfLocation>(),
  },
  'locations.create': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId, ...details, locationBusinessType: businessType }),
    answer: ofType<HierarchyEntry>(),
  },
  'locations.update': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      ...details,
      locationBusinessType: businessType.exactOptional(),
    }),
  },
  /** A disabled location's terminals take no new payments. */
  'locations.setEnabled': {
    who: 'manager',
    input: z.strictObject({ id: recordId, enabled: z.boolean() }),
  },
  /** Only one without terminals. */
  'locations.remove': { who: 'manager', input: z.strictObject({ id: recordId }) },
} as const satisfies CommandEntries;
