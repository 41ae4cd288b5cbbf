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

/** Commands about onboarding applications at the service, with the back office's credentials. The till keeps none of them. */
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
  /** Answers the history of an application: at most 200 events, newest first. */
  'applications.history': { who: 'manager', input: one, answer: ofType<readonly ApplicationEvent[]>() },
  /** Answers the documents of an application, at most 200. */
  'applications.attachments': {
    who: 'manager',
    input: one,
    answer: ofType<readonly ApplicationAttachment[]>(),
  },
  /** Saves a document. Answers the file's name; without it, the dialog was cancelled. */
  'applications.saveAttachment': {
    who: 'manager',
    input: z.strictObject({
      applicationId: recordId,
      id: recordId,
      fileName: z.string().max(4096).exactOptional(),
    }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Creates an application with the minimal form; the signer gets an e-mail at once. Fails with `conflict` where one has this `partnerMid`. */
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
            /** A decimal text: a percentage or an amount. */
            sellRate: z.string().regex(/^[0-9]{1,9}(\.[0-9]{1,6})?$/),
          }),
        )
        .max(100)
        .readonly(),
    }),
    answer: ofType<ApplicationEntry>(),
  },
  /** Moves an application: `submit` and `resend` send the signer an e-mail, `cancel` makes the signing package void. */
  'applications.move': {
    who: 'manager',
    input: z.strictObject({ id: recordId, to: z.enum(['submit', 'resend', 'cancel']) }),
  },
} as const satisfies CommandEntries;
