import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../back-office/applications.ts';
import { ofType } from '../../command.ts';
import { recordId, recordName } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type {
  ApplicationAttachment,
  ApplicationEntry,
  ApplicationEvent,
  ApplicationRecord,
  ApplicationsPage,
} from '../../back-office/applications.ts';

const one = z.strictObject({ id: recordId });
const day = z.iso.date();

/** Onboarding applications at the service, by the back office's credentials. Nothing of them is kept here. */
export const applicationsCommands = {
  'applications.list': {
    who: 'manager',
    input: z.strictObject({
      search: z.strictObject({
        partnerId: recordId.exactOptional(),
        text: z.string().trim().max(128),
        status: z.enum(APPLICATION_STATUSES).exactOptional(),
        from: day.exactOptional(),
        to: day.exactOptional(),
      }),
      page: z.int().nonnegative(),
    }),
    answer: ofType<ApplicationsPage>(),
  },
  'applications.get': { who: 'manager', input: one, answer: ofType<ApplicationRecord>() },
  /** Newest first, at most 200. */
  'applications.history': { who: 'manager', input: one, answer: ofType<readonly ApplicationEvent[]>() },
  /** At most 200. */
  'applications.attachments': {
    who: 'manager',
    input: one,
    answer: ofType<readonly ApplicationAttachment[]>(),
  },
  /** Asks where to; no name when nobody chose. */
  'applications.saveAttachment': {
    who: 'manager',
    input: z.strictObject({
      applicationId: recordId,
      id: recordId,
      fileName: z.string().max(4096).exactOptional(),
    }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** The minimal form; the signer gets an e-mail at once. `conflict` where there is one with this `partnerMid`. */
  'applications.createShort': {
    who: 'manager',
    input: z.strictObject({
      partnerId: recordId,
      merchantName: recordName,
      partnerMid: recordName,
      signerFirstName: recordName,
      signerLastName: recordName,
      signerEmail: recordName,
      fees: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(128),
            kind: z.enum(['percentage', 'fixed']),
            /** Decimal text: of a percentage, or of an amount. */
            sellRate: z.string().regex(/^[0-9]{1,9}(\.[0-9]{1,6})?$/),
          }),
        )
        .max(100)
        .readonly(),
    }),
    answer: ofType<ApplicationEntry>(),
  },
  /** `submit` and `resend` send the signer an e-mail; `cancel` makes the signing package void. */
  'applications.move': {
    who: 'manager',
    input: z.strictObject({ id: recordId, to: z.enum(['submit', 'resend', 'cancel']) }),
  },
} as const satisfies CommandEntries;
