import { z } from 'zod';
import { readStatus } from '../../../shared/payment-status.ts';
import { readAnswer, trackingIdSchema, unreadable } from '../answers/read-answer.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { FoundPayment } from '../../sales/ports.ts';
import type { HttpResponse } from '../transport/exchange.ts';

/** The envelope of the spec "Pagination envelope and error object"; a bare array is one page that holds all. */
const historyPage = z.union([
  z.object({ data: z.array(z.unknown()), total: z.int().nonnegative().optional().catch(undefined) }),
  z.array(z.unknown()).transform((data) => ({ data, total: data.length })),
]);

const text = z.string().optional().catch(undefined);

/** Record fields beyond the history tables are not specified; `reference` and `externalId` are where it may stand. */
const historyRecord = z.object({
  reference: text,
  externalId: text,
  terminalId: text,
  created: text,
  // Null until it is updated for the first time (spec "Payment history objects").
  updated: text,
  statusCode: z
    .union([z.string().min(1), z.number()])
    .optional()
    .catch(undefined),
});
const trackable = z.object({ trackingId: trackingIdSchema });

export interface HistoryPage {
  /** Those with the wanted reference. */
  readonly payments: readonly FoundPayment[];
  /** Records on the page, whatever their reference: their tracking ids, nothing for a record that has none. */
  readonly trackingIds: readonly (string | undefined)[];
  /** Records on all pages; missing when the service does not say. */
  readonly total?: number;
}

/** Reads one page of a terminal's payment history and keeps its payments of exactly this reference. */
export function readHistoryPage(
  response: HttpResponse,
  { reference, terminalId }: { readonly reference: string; readonly terminalId: string },
): { readonly ok: true; readonly value: HistoryPage } | { readonly ok: false; readonly failure: Failure } {
  const page = readAnswer(response, historyPage);
  if (!page.ok) return page;
  const { data, total } = page.value;
  const payments: FoundPayment[] = [];
  for (const entry of data) {
    const record = historyRecord.safeParse(entry).data;
    if (record && !mayHaveReference(record, reference)) continue;
    if (record?.terminalId !== undefined && record.terminalId !== terminalId) continue;
    const identified = trackable.safeParse(entry);
    // A payment that cannot be followed must not count as "nothing found".
    if (!record || !identified.success)
      return { ok: false, failure: unreadable(response, 'data: no trackingId') };
    const created = Date.parse(record.created ?? '');
    const updated = Date.parse(record.updated ?? '');
    payments.push({
      trackingId: identified.data.trackingId,
      ...(record.statusCode !== undefined && { status: readStatus(record.statusCode) }),
      ...(!Number.isNaN(created) && { createdAt: created }),
      ...(!Number.isNaN(updated) && { updatedAt: updated }),
    });
  }
  const trackingIds = data.map((entry) => trackable.safeParse(entry).data?.trackingId);
  return { ok: true, value: { payments, trackingIds, ...(total !== undefined && { total }) } };
}

/** Without a reference of its own a record is there because the service's filter let it through. */
function mayHaveReference(record: z.output<typeof historyRecord>, reference: string): boolean {
  const { reference: own, externalId } = record;
  return (own === undefined && externalId === undefined) || own === reference || externalId === reference;
}
