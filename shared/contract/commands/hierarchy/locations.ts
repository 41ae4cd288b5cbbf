import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordAddress, recordContact, recordId, recordName, tenderTypes } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyEntry, TillsOfLocation } from '../../back-office/hierarchy.ts';

const businessType = z.enum(['physical', 'virtual']);

/** Fields of a location. A field that is left out stays as it is. */
const details = {
  name: recordName,
  address: recordAddress.nullable().exactOptional(),
  ...recordContact,
  tenderTypes: tenderTypes.exactOptional(),
};

/** Commands that change locations at the service, with the back office's credentials. */
export const locationsCommands = {
  /** Answers the location's terminals with their tenders, so that a form can say what a change of the location's does to them. */
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
  /** Terminals of a disabled location accept no new payments. */
  'locations.setEnabled': {
    who: 'manager',
    input: z.strictObject({ id: recordId, enabled: z.boolean() }),
  },
  /** Removes a location without terminals; one with terminals is refused. */
  'locations.remove': { who: 'manager', input: z.strictObject({ id: recordId }) },
} as const satisfies CommandEntries;
