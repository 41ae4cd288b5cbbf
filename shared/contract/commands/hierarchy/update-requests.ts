import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { UpdateRequestList, UpdateRequestRecord } from '../../back-office/merchants.ts';

const one = z.strictObject({ merchantId: recordId, id: recordId });

/**
 * Commands about merchant update requests at the service. Every back office may write, submit and cancel one; only a partner's
 * back office may approve or reject it.
 */
export const updateRequestsCommands = {
  'updateRequests.list': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId }),
    answer: ofType<UpdateRequestList>(),
  },
  'updateRequests.get': { who: 'manager', input: one, answer: ofType<UpdateRequestRecord>() },
  /** Creates a draft. */
  'updateRequests.create': {
    who: 'manager',
    input: z.strictObject({
      merchantId: recordId,
      rebates: z.boolean(),
      justification: z.string().trim().min(1).max(1024),
    }),
    answer: ofType<UpdateRequestRecord>(),
  },
  'updateRequests.move': {
    who: 'manager',
    input: z.strictObject({
      ...one.shape,
      to: z.enum(['submit', 'approve', 'reject', 'cancel']),
    }),
  },
} as const satisfies CommandEntries;
