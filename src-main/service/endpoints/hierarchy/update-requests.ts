import { z } from 'zod';
import { change, read, write } from '../../requests/request.ts';
import { flag, optionalEnum, optionalId, record, text, time } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import type { Sender } from '../../sending/sender.ts';

/** The changes that are requested. The service has more of them; the specification names only this one. */
export interface NewUpdateRequest {
  readonly changes: { readonly setRebateProgramEnabled?: boolean };
  readonly justification: string;
}

/** The specification names no statuses. */
const updateRequestRecord = record('updateRequestId', {
  merchantId: optionalId,
  status: optionalEnum<never>(),
  justification: text,
  changes: z.object({ setRebateProgramEnabled: flag }).optional().catch(undefined),
  created: time,
  updated: time,
});
export type UpdateRequest = Readonly<z.output<typeof updateRequestRecord>>;
const updateRequest: z.ZodType<UpdateRequest> = updateRequestRecord;

type Move = 'submit' | 'approve' | 'reject' | 'cancel';

/**
 * Merchant update requests (spec "Partners, merchants, locations, terminals"). The specification has these operations
 * without their paths; these are the sandbox's.
 */
export function updateRequests(sender: Sender) {
  const all = (merchantId: string) => at`/Merchants/${merchantId}/update-requests`;
  const move = (to: Move) => (merchantId: string, id: string, signal: AbortSignal) => {
    const path = at`/Merchants/${merchantId}/update-requests/${id}/${to}`;
    return change(sender, { method: 'POST', path }, updateRequest, signal);
  };
  return {
    ofMerchant: (merchantId: string, signal: AbortSignal) =>
      readAll(sender, all(merchantId), updateRequest, signal),
    /** Creates a draft. */
    create: (merchantId: string, body: NewUpdateRequest, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: all(merchantId), body }, updateRequest, signal),
    get: (merchantId: string, id: string, signal: AbortSignal) =>
      read(sender, at`/Merchants/${merchantId}/update-requests/${id}`, updateRequest, signal),
    submit: move('submit'),
    /** Makes the changes. */
    approve: move('approve'),
    reject: move('reject'),
    cancel: move('cancel'),
  };
}
