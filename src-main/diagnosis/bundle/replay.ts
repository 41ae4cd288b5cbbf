import { replay } from '../../sales/apply-event.ts';
import { saleView } from '../../sales/view/sale-view.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Bundle } from './bundle.ts';

/** The bundle's sales as the till showed them, in the bundle's order. A sale whose beginning is missing is not shown. */
export function replayBundle({ at, sales }: Bundle): readonly SaleView[] {
  return sales.flatMap(({ events, live: { trouble, stale, lastGoodReadAt, clockSetMs = 0 } }) => {
    const sale = replay(events);
    if (!sale) return [];
    const freshness = {
      // The till had decided that reading is disturbed, whatever the number of failures was.
      failures: stale ? Infinity : 0,
      ...(stale && { failure: stale }),
      ...(lastGoodReadAt !== undefined && { lastGoodReadAt: lastGoodReadAt - clockSetMs }),
    };
    return [saleView(sale, { now: at, trouble, freshness, clockSetMs })];
  });
}

/** The text of a bundle file in a form for people. Throws where the text is no bundle. */
export function replayInWords(text: string): string {
  const bundle = JSON.parse(text) as Bundle;
  const format: string | undefined = bundle.format;
  if (format !== 'countertop-bundle') throw new Error('This file is no bundle of a till.');
  const { at, platform, health, log } = bundle;
  const sales = replayBundle(bundle).map(({ number, reference, amount, stage }) => {
    const { name, ...others } = stage;
    return `#${number} ${reference}, ${amount.minor} ${amount.currency} (minor): ${name} ${JSON.stringify(others)}`;
  });
  return [
    `Bundle of ${new Date(at).toISOString()}: ${Object.entries(platform)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
    '',
    ...health.checks.map(({ name, state, says }) => `${state.padEnd(6)} ${name}: ${says}`),
    '',
    `${log.length} lines of the log; the last ones:`,
    ...log.slice(-MOST_LINES).map((line) => JSON.stringify(line)),
    '',
    `${sales.length} sales:`,
    ...sales,
  ].join('\n');
}

const MOST_LINES = 40;
