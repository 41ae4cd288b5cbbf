import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from './record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type { UpdateRequestList, UpdateRequestRecord } from '../../back-office/merchants.ts';

const one = z.strictObject({ merchantId: recordId, id: recordId });

/**
 * Merchant update requests at the service. Whoever asks writes, submits and cancels one; approving and rejecting is for
 * back offices of a partner.
 */
export const updateRequestsCommands = {
  'updateRequests.list': {
    who: 'manager',
    input: z.strictObject({ merchantId: recordId }),
    answer: ofType<UpdateRequestList>(),
  },
  'updateRequests.get': { who: 'manager', input: one, answer: ofType<UpdateRequestRecord>() },
  /** A draft. */
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
