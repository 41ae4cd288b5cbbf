import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { customerView } from '../../../shared/view/customer-view.ts';
import { counting } from '../../support/records/counting.ts';
import { saleIn, showing, shown, url, usd } from '../../support/records/shown-to-customer.ts';
import { ready, terminal } from '../../support/records/corner-shop.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const stageOf = (view: TillView) => customerView(view).stage;

describe('what the customer sees', () => {
  test.each([
    ['training', { environment: 'sandbox', training: true }],
    ['test', { environment: 'sandbox', training: false }],
    [undefined, { environment: 'production', training: false }],
  ] as const)('is %s where no money moves', (moneyless, kind) => {
    const { store } = customerView({ ...ready, terminal: { ...terminal, ...kind } });
    expect(store?.moneyless).toBe(moneyless);
  });

  test('is what was sent and what is missing, where the service states it', () => {
    const shortfall = { sent: usd(1_000), missing: usd(234) };
    const underpaid = { name: 'final', outcome: 'underpaid', at: 3 } as const;
    expect(stageOf(showing({ ...underpaid, shortfall }))).toMatchObject({ amount: usd(1_234), shortfall });
    expect(stageOf(showing(underpaid))).not.toHaveProperty('shortfall');
  });

  test('is the reclaim code of a cancelled payment only where money came for it', () => {
    const cancelled = { name: 'final', outcome: 'cancelled', at: 3, ...shown } as const;
    expect(stageOf(showing({ ...cancelled, received: '1.00 USDC' }))).toMatchObject({ reclaimUrl: url });
    expect(stageOf(showing(cancelled))).not.toHaveProperty('reclaimUrl');
  });

  test('is no code once that was withdrawn, also when the cashier looks at the sale again', () => {
    const stage = stageOf(showing({ name: 'waiting', ...shown, withdrawn: true }));
    expect(stage.name).toBe('checking');
    expect(JSON.stringify(stage)).not.toContain(url);
  });

  test('says of no sale without its whole record that nothing was paid', () => {
    const stopped = { name: 'not-created', at: 3 } as const;
    expect(stageOf(showing(stopped))).toMatchObject({ name: 'not-paid', why: 'no-code' });
    expect(stageOf(showing({ ...stopped, recordDamaged: true }))).toMatchObject({ name: 'checking' });
  });

  test.each(['starting', 'setup'] as const)('is a closed counter while the till is %s', (phase) => {
    expect(customerView({ ...ready, phase })).toEqual({
      language: 'en',
      theme: 'system',
      scanner: DEFAULT_PREFERENCES.scanner,
      stage: { name: 'closed' },
    });
  });

  test('is the store and what it accepts, in the customer’s language', () => {
    const preferences = {
      ...DEFAULT_PREFERENCES,
      language: 'de',
      customerLanguage: 'ar',
      theme: 'contrast',
      scanner: { gapMs: 80, minLength: 5, prefix: '~', suffix: 'tab' },
    } as const;
    expect(customerView({ ...ready, preferences })).toEqual({
      language: 'ar',
      theme: 'contrast',
      scanner: preferences.scanner,
      store: { name: 'Corner Shop', locale: 'en-US', tenders: ['USDC on Base'] },
      stage: { name: 'welcome' },
    });
    expect(customerView({ ...ready, preferences: { ...DEFAULT_PREFERENCES, language: 'de' } }).language).toBe(
      'de',
    );
  });

  test('is the amount while it is rung up', () => {
    expect(stageOf({ ...ready, checkout: counting({ amountMinor: 1_234 }) })).toEqual({
      name: 'counting',
      bill: { amount: usd(1_234), lines: [], moreLines: 0 },
    });
  });

  test('is the last goods, with how many came before, and no article numbers', () => {
    const lines = [1, 2, 3, 4, 5, 6].map((n) => ({
      name: `G${n}`,
      quantity: n,
      unitMinor: 10,
      code: '4006381',
    }));
    const stage = stageOf({
      ...ready,
      checkout: counting({ amountMinor: 200, lineItems: { lines, discountMinor: 10 } }),
    });
    expect(stage).toMatchObject({
      bill: {
        moreLines: 2,
        discount: usd(10),
        lines: [{ name: 'G3', quantity: 3, total: usd(30) }, {}, {}, {}],
      },
    });
    expect(JSON.stringify(stage)).not.toContain('4006381');
  });

  test('is the tax in one line, by the name of its rate where there is one only', () => {
    const line = (id: string, taxMinor: number) => ({
      id,
      name: 'VAT',
      percent: '20',
      netMinor: 1,
      taxMinor,
    });
    const taxOf = (...lines: readonly ReturnType<typeof line>[]) =>
      stageOf({ ...ready, checkout: counting({ amountMinor: 200, tax: { mode: 'inclusive', lines } }) });
    const rate = { name: 'VAT', percent: '20' };
    expect(taxOf(line('a', 20))).toMatchObject({
      bill: { tax: { mode: 'inclusive', rate, amount: usd(20) } },
    });
    expect(taxOf(line('a', 20), line('b', 5))).toMatchObject({
      bill: { tax: { mode: 'inclusive', amount: usd(25) } },
    });
    const tax = { mode: 'exclusive', lines: [line('a', 20)] } as const;
    expect(stageOf(showing({ name: 'waiting', ...shown }, { tax }))).toMatchObject({
      bill: { tax: { mode: 'exclusive', rate, amount: usd(20) } },
    });
  });

  test('is the tip question, before the amount', () => {
    const customerScreen = { state: 'shown', tip: { id: 7, amountMinor: 1_005 } } as const;
    expect(stageOf({ ...ready, checkout: counting({ amountMinor: 1_005 }), customerScreen })).toEqual({
      name: 'tip',
      question: {
        id: 7,
        amount: usd(1_005),
        offers: [
          { percent: 10, tip: usd(101) },
          { percent: 15, tip: usd(151) },
          { percent: 20, tip: usd(201) },
        ],
      },
    });
  });

  test('offers the till’s own percentages of a tip, and none where it has none', () => {
    const customerScreen = { state: 'shown', tip: { id: 7, amountMinor: 1_000 } } as const;
    const offersWith = (tipPercents: readonly number[]) => {
      const checkout = counting({ amountMinor: 1_000 });
      const stage = stageOf({
        ...ready,
        checkout: { ...checkout, settings: { ...checkout.settings, tipPercents } },
        customerScreen,
      });
      return stage.name === 'tip' && stage.question.offers.map(({ tip }) => tip.minor);
    };
    expect(offersWith([5, 18])).toEqual([50, 180]);
    expect(offersWith([])).toEqual([]);
  });

  test('is the form for who they are, until they have handed it over', () => {
    const asked = { id: 3, needed: true } as const;
    const view: TillView = { ...ready, customerScreen: { state: 'shown', details: asked } };
    expect(stageOf(view)).toEqual({ name: 'details', question: { id: 3, needed: true } });
    const terminal = ready.terminal && {
      ...ready.terminal,
      customerDetails: { ask: 'required', keepDays: 2 } as const,
    };
    expect(stageOf({ ...view, ...(terminal && { terminal }) })).toMatchObject({ question: { keepDays: 2 } });
    const given = { ...asked, payer: { refundEmail: 'ada@example.com' } };
    expect(stageOf({ ...view, customerScreen: { state: 'shown', details: given } })).toEqual({
      name: 'welcome',
    });
  });

  test('is the amount with the tip once it is chosen', () => {
    const customerScreen = { state: 'shown', tip: { id: 7, amountMinor: 1_000, tipMinor: 150 } } as const;
    expect(stageOf({ ...ready, checkout: counting({ amountMinor: 1_000 }), customerScreen })).toMatchObject({
      name: 'counting',
      bill: { amount: usd(1_150), tip: usd(150) },
    });
    // The cashier went on typing: the tip was for another amount.
    expect(stageOf({ ...ready, checkout: counting({ amountMinor: 2_000 }), customerScreen })).toMatchObject({
      bill: { amount: usd(2_000) },
    });
  });

  test('is the code only while it may be paid', () => {
    expect(stageOf(showing({ name: 'creating' }))).toMatchObject({ name: 'preparing' });
    expect(stageOf(showing({ name: 'waiting', ...shown }))).toMatchObject({ name: 'pay', url });
    for (const stage of [
      { name: 'seen', ...shown },
      { name: 'unrecognised', status: 'settling', ...shown },
      { name: 'waiting', ...shown, stale: { action: 'wait', code: 'service-unreachable' } },
    ] as const) {
      expect(JSON.stringify(stageOf(showing(stage)))).not.toContain(url);
    }
  });

  test.each(OUTCOMES)('after %s says paid only if it was', (outcome) => {
    const { name } = stageOf(showing({ name: 'final', outcome, at: 1, ...shown }));
    expect(name).toBe(outcome === 'completed' || outcome === 'overpaid' ? 'paid' : 'not-paid');
  });

  test.each(['overpaid', 'underpaid', 'expired', 'invalid'] as const)(
    'after %s is the page again, where money can be reclaimed',
    (outcome) => {
      const stage = { name: 'final', outcome, at: 1, ...shown } as const;
      expect(stageOf(showing(stage))).toHaveProperty('reclaimUrl', url);
      expect(stageOf(showing({ name: 'final', outcome, at: 1 }))).not.toHaveProperty('reclaimUrl');
    },
  );

  test('is the welcome again as soon as the sale is off the screen', () => {
    const sales = [saleIn({ name: 'waiting', ...shown }, { parked: true })];
    expect(stageOf({ ...ready, sales })).toEqual({ name: 'welcome' });
  });
});
