import { isOver, lastReclaimDay, RECLAIM_DAYS } from '../../shared/payment/reclaim-window.ts';
import { loud, practiceMark } from './document-context.ts';
import { paymentRows, row, saleRows } from './sale-rows.ts';
import { latestStateOf } from './latest-state.ts';
import type { PrintedDocument, DocumentBlock } from '../../shared/printing/printed-document.ts';
import type { LastUpdate } from '../sales/tracking/last-update.ts';
import type { Sale } from '../sales/sale.ts';
import type { DocumentContext } from './document-context.ts';
import type { LatestState } from './latest-state.ts';

export interface SlipFacts {
  /** The last reading of the payment; missing when no code was ever shown. */
  readonly update: LastUpdate | undefined;
  /** The present time in wall-clock milliseconds. */
  readonly now: number;
}

/**
 * Answers a slip with what a payer needs to get back money that a sale did not use: what happened, the hosted page, and
 * the last day. The service returns nothing by itself; the payer has to ask for it on that page.
 */
export function reclaimSlip(
  sale: Sale,
  { update, now }: SlipFacts,
  context: DocumentContext,
): PrintedDocument {
  const { language, words, terminal, formats } = context;
  const { title } = words.reclaimSlip;
  const state = latestStateOf(sale);
  return {
    language,
    name: `${title} ${sale.reference}`,
    copyMark: words.documents.copy,
    blocks: [
      ...practiceMark(context),
      { kind: 'title', text: terminal.storeName },
      { kind: 'text', text: title, align: 'center' },
      loud(words.documents.notAReceipt),
      { kind: 'rule' },
      { kind: 'text', text: words.documents.explanation[state.outcome] },
      ...(update ? lastDay(update, now, context) : []),
      { kind: 'rule' },
      ...saleRows(sale, state, context),
      row(words.documents.total, formats.money(sale.amount)),
      ...paymentRows(sale, state, context),
      { kind: 'rule' },
      ...pageBlocks(state, context),
      ...(update ? whyThatDay(update, context) : []),
      ...practiceMark(context),
    ],
  };
}

function pageBlocks({ page }: LatestState, { words }: DocumentContext): readonly DocumentBlock[] {
  if (page === undefined) return [{ kind: 'text', text: words.reclaimSlip.noPage }];
  const { how, steps } = words.reclaimSlip;
  return [
    { kind: 'text', text: how, strong: true },
    ...[steps.scan, steps.leave, steps.follow].map((text): DocumentBlock => ({ kind: 'text', text })),
    { kind: 'code', text: page },
    { kind: 'text', text: page, align: 'center', small: true },
    { kind: 'rule' },
  ];
}

/** Answers the last day for a reclaim. It stands at the top, because a slip is put away and found again weeks later. */
function lastDay(
  { at }: LastUpdate,
  now: number,
  { words, formats, terminal }: DocumentContext,
): readonly DocumentBlock[] {
  const day = lastReclaimDay(at, terminal.timeZone);
  const over = isOver(day, now, terminal.timeZone) ? [loud(words.reclaimSlip.over)] : [];
  return [{ kind: 'row', name: words.reclaimSlip.lastDay, value: formats.day(day), strong: true }, ...over];
}

function whyThatDay(
  { at, source }: LastUpdate,
  { words, formats }: DocumentContext,
): readonly DocumentBlock[] {
  const { updated, window, atLatest } = words.reclaimSlip;
  return [
    source === 'service' ? row(updated, formats.moment(at)) : { kind: 'text', text: atLatest, small: true },
    { kind: 'text', text: window({ days: RECLAIM_DAYS }), small: true },
  ];
}
