import type { Failure, Result } from '../../../../shared/failure.ts';
import { NOW, shown } from '../../views.ts';
import { both, found, HOUR, listing } from './payments.ts';
import { press } from '../moment.ts';
import { shows } from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const { sale } = both;
if (!sale) throw new Error('the row of both sides has lost its sale');
const open = {
  ...both,
  sale: { ...sale, startedAt: NOW - HOUR / 6, stage: { name: 'waiting', ...shown } },
  payment: { trackingId: 'trk_9f2c71d0a4', status: { kind: 'created' }, requested: sale.amount },
} as const;
const quote: Result<unknown> = {
  ok: true,
  value: {
    facts: [
      { name: 'tenderType', value: 'ethereum' },
      { name: 'payAmount', value: '0.01723' },
      { name: 'paymentAddress', value: '0x52908400098527886E0F7030069857D2E4169EE7' },
      { name: 'quoteExpiration', value: '2026-05-12T07:32:00Z' },
    ],
  },
};
const refused: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  fields: [{ field: 'tenderType', fault: 'malformed', said: 'must be one of usdcBase, ethereum' }],
};

const helping = (
  answers: Readonly<Record<string, Result<unknown>>>,
  act: (page: Hand) => Promise<void>,
): Moment => {
  const moment = listing({ ...found, rows: [open] }, async (page) => {
    await press('CT-000011')(page);
    await press('Help with the payment page')(page);
    await shows('does not get on')(page);
    await act(page);
  });
  return {
    ...moment,
    answers: {
      ...moment.answers,
      'payments.get': {
        ok: true,
        value: {
          past: { sale: open.sale, alerts: [], history: [] },
          payments: [open.payment],
          service: { state: 'asked' },
        },
      },
      'formDrafts.get': { ok: true, value: null },
      'formDrafts.keep': { ok: true, value: null },
      ...answers,
    },
  };
};

/** A manager helps a customer with the payment page. */
export const pageHelpMoments: Moments = {
  'page-help': helping({}, () => Promise.resolve()),
  'page-help-quoted': helping({ 'paymentPages.quote': quote }, async (page) => {
    await press('Ask for a quote')(page);
    await shows('0.01723')(page);
  }),
  'page-help-refused': helping({ 'paymentPages.quote': { ok: false, failure: refused } }, async (page) => {
    await press('Ask for a quote')(page);
    await shows('must be one of')(page);
  }),
  'page-help-asked': helping({}, async (page) => {
    await press('Say that it was sent')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'page-help-announced': helping(
    { 'paymentPages.announce': { ok: true, value: { facts: [] } } },
    async (page) => {
      await press('Say that it was sent')(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Say that it was sent' }).click();
      await shows('Hand nothing over')(page);
    },
  ),
};
