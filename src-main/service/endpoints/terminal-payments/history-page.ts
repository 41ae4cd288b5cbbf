import { z } from 'zod';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { readAnswer, trackingIdSchema } from '../../answers/read-answer.ts';
import { amountsSchema, statedInHistory } from '../stated-amounts.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { FoundPayment } from '../../../sales/ports.ts';
import type { HttpResponse } from '../../transport/exchange.ts';

/** The envelope of the spec "Pagination envelope and error object"; a bare array is one page that holds all. */
const historyPage = z.union([
  z.object({ data: z.array(z.unknown()), total: z.int().nonnegative().optional().catch(undefined) }),
  z.array(z.unknown()).transform((data) => ({ data, total: data.length })),
]);

const text = z.string().optional().catch(undefined);

/** Record fields beyond the history tables are not specified; of these `externalId` is, and may hold the reference. */
const historyRecord = z.object({
  reference: text,
  externalId: text,
  terminalId: text,
  requestedAmount: z.unknown().optional(),
  amounts: amountsSchema,
  created: text,
  // Null until it is updated for the first time (spec "Payment history objects").
  updated: text,
  statusCode: z
    .union([z.string().min(1), z.number()])
    .optional()
    .catch(undefined),
});
const trackable = z.object({ trackingId: trackingIdSchema });

interface WantedPayments {
  /** Exact; without it, payments of every reference. */
  readonly reference?: string;
  readonly terminalId: string;
}

export interface HistoryPage {
  /** Those that are wanted. */
  readonly payments: readonly FoundPayment[];
  /** Records on the page, whatever their reference: their tracking ids, nothing for a record that has none. */
  readonly trackingIds: readonly (string | undefined)[];
  /** Records that may be wanted and cannot be followed: nobody may say that all are among `payments`. */
  readonly unfollowed: number;
  /** Records on all pages; missing when the service does not say. */
  readonly total?: number;
}

/** Reads one page of a terminal's payment history and keeps its payments, or those of exactly this reference. */
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
    if (record?.terminalId !== undefined && record.terminalId !== terminalId) continue;
    const identified = trackable.safeParse(entry);
    // A payment that cannot be followed must not count as "nothing found", and hides none of its neighbours.
    if (!record || !identified.success) {
      unfollowed += 1;
      continue;
    }
    const { externalId, requestedAmount, amounts } = record;
    const statedRequest = statedInHistory(requestedAmount, amounts);
    const created = Date.parse(record.created ?? '');
    const updated = Date.parse(record.updated ?? '');
    payments.push({
      trackingId: identified.data.trackingId,
      ...(record.statusCode !== undefined && { status: readStatus(record.statusCode) }),
      ...(!Number.isNaN(created) && { createdAt: created }),
      ...(!Number.isNaN(updated) && { updatedAt: updated }),
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
 * The service's filter let the record through, so it is kept unless its own reference is another one. What its external
 * id is made of is not specified: where that is another text, the caller decides.
 */
function mayHaveReference(
  { reference: own }: z.output<typeof historyRecord>,
  reference: string | undefined,
): boolean {
  return reference === undefined || !isStated(own) || own === reference;
}

/** Of the fields that may hold it only `externalId` is specified. */
function statedReference({ reference, externalId }: z.output<typeof historyRecord>): {
  readonly reference?: string;
} {
  if (isStated(reference)) return { reference };
  return isStated(externalId) ? { reference: externalId } : {};
}

function isStated(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
