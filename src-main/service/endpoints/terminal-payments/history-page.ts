import { z } from 'zod';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { readAnswer, trackingIdSchema } from '../../answers/read-answer.ts';
import { time } from '../../requests/fields.ts';
import { amountsSchema, statedInHistory } from '../stated-amounts.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { FoundPayment } from '../../../sales/ports.ts';
import type { HttpResponse } from '../../transport/exchange.ts';

/** The envelope of spec "Pagination envelope and error object". A bare array is read as the only page. */
const historyPage = z.union([
  z.object({ data: z.array(z.unknown()), total: z.int().nonnegative().optional().catch(undefined) }),
  z.array(z.unknown()).transform((data) => ({ data, total: data.length })),
]);

const text = z.string().optional().catch(undefined);

/** The specification names few fields of a record. `externalId` is one of them, and may hold the reference. */
const historyRecord = z.object({
  reference: text,
  externalId: text,
  terminalId: text,
  requestedAmount: z.unknown().optional(),
  amounts: amountsSchema,
  created: time,
  // Null until the first update (spec "Payment history objects").
  updated: time,
  statusCode: z
    .union([z.string().min(1), z.number()])
    .optional()
    .catch(undefined),
});
const trackable = z.object({ trackingId: trackingIdSchema });

interface WantedPayments {
  /** The whole reference. Without it payments of every reference are wanted. */
  readonly reference?: string;
  readonly terminalId: string;
}

export interface HistoryPage {
  /** The wanted payments. */
  readonly payments: readonly FoundPayment[];
  /** The tracking id of each record on the page, wanted or not; `undefined` for a record without one. */
  readonly trackingIds: readonly (string | undefined)[];
  /** Number of records that may be wanted and have no usable tracking id. Unless it is 0, `payments` is incomplete. */
  readonly unfollowed: number;
  /** Number of records on all pages, where the service states it. */
  readonly total?: number;
}

/** Reads one page of a terminal's payment history and keeps the wanted payments. */
export function readHistoryPage(
  response: HttpResponse,
  { reference, terminalId }: WantedPayments,
): Result<HistoryPage> {
  const page = readAnswer(response, historyPage);
  if (!page.ok) return page;
  const { data, total } = page.value;
  const payments: FoundPayment[] = [];
  let unfollowed = 0;
  for (const entry of data) {
    const record = historyRecord.safeParse(entry).data;
    if (record && !mayHaveReference(record, reference)) continue;
    if (record && isStated(record.terminalId) && record.terminalId !== terminalId) continue;
    const identified = trackable.safeParse(entry);
    // Such a record must not count as "nothing found", and the rest of the page is still read.
    if (!record || !identified.success) {
      unfollowed += 1;
      continue;
    }
    const { externalId, requestedAmount, amounts, created, updated } = record;
    const statedRequest = statedInHistory(requestedAmount, amounts);
    payments.push({
      trackingId: identified.data.trackingId,
      ...(record.statusCode !== undefined && { status: readStatus(record.statusCode) }),
      ...(created !== undefined && { createdAt: created }),
      ...(updated !== undefined && { updatedAt: updated }),
      ...(statedRequest && { statedRequest }),
      ...statedReference(record),
      ...(reference !== undefined &&
        isStated(externalId) &&
        externalId !== reference && { otherExternalId: true }),
    });
  }
  const trackingIds = data.map((entry) => trackable.safeParse(entry).data?.trackingId);
  return { ok: true, value: { payments, trackingIds, unfollowed, ...(total !== undefined && { total }) } };
}

/**
 * The service has filtered by reference already, so only a record with another reference is left out. The specification
 * does not say what an external id is made of; where it is another text, the caller decides.
 */
function mayHaveReference(
  { reference: own }: z.output<typeof historyRecord>,
  reference: string | undefined,
): boolean {
  return reference === undefined || !isStated(own) || own === reference;
}

/** Of the fields that may hold the reference the specification names only `externalId`. */
function statedReference({ reference, externalId }: z.output<typeof historyRecord>): {
  readonly reference?: string;
} {
  if (isStated(reference)) return { reference };
  return isStated(externalId) ? { reference: externalId } : {};
}

function isStated(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
