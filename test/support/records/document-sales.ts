import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { documentContext } from '../../../src-main/documents/document-context.ts';
import { replay } from '../../../src-main/sales/apply-event.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { Language } from '../../../shared/language.ts';
import type { PrintedDocument, ReceiptDetails } from '../../../shared/printing/printed-document.ts';
import type { DocumentContext } from '../../../src-main/documents/document-context.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';
import type { TrackingReading } from '../../../src-main/sales/reading.ts';
import type { Sale } from '../../../src-main/sales/sale.ts';
import { terminal } from './corner-shop.ts';

const en = await loadAllMessages('en');

export const STARTED = Date.UTC(2026, 4, 12, 9, 29, 0);
const MINUTE = 60_000;

export const PAGE = 'https://pay.example.test/pages/3f0e9a52-6a0b-4c1d-9c58-0c3f5b8c2a11';

export const contextOf = (
  changes: Partial<TerminalView> = {},
  language: Language = 'en',
  details: ReceiptDetails = {},
): DocumentContext =>
  documentContext({ ...terminal, timeZone: 'America/New_York', ...changes }, language, en, details);

type Started = Extract<SaleEventBody, { type: 'sale-started' }>;

/** A sale of these events, a minute apart, after its start. */
export function saleOf(changes: Partial<Started>, ...bodies: readonly SaleEventBody[]): Sale {
  const started: Started = {
    type: 'sale-started',
    number: 17,
    amount: { minor: 12_345, currency: 'USD' },
    reference: 'CT-000017',
    paymentId: 'p',
    idempotencyKey: 'k',
    ...changes,
  };
  const events = [started, ...bodies].map((body, index) => ({
    ...body,
    saleId: 's',
    at: STARTED + index * MINUTE,
  }));
  const sale = replay(events);
  if (!sale) throw new Error('no sale');
  return sale;
}

export const shown: SaleEventBody = { type: 'payment-created', trackingId: 't', url: PAGE };

export function read(
  statusCode: string,
  more: Partial<TrackingReading> = {},
  trackingId = 't',
): SaleEventBody {
  return { type: 'status-read', trackingId, reading: { status: readStatus(statusCode), ...more } };
}

/** A document as somebody reads it: a line for each block. */
export function linesOf({ blocks }: PrintedDocument): readonly string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'title':
      case 'text':
        return block.text;
      case 'row':
        return `${block.name}: ${block.value}`;
      case 'rule':
        return '---';
      case 'space':
        return '';
      case 'code':
        return `[QR ${block.text}]`;
      case 'picture':
        return `[picture ${block.source}]`;
    }
  });
}
