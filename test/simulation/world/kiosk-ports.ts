import { failed, succeeded } from '../../../shared/failure.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { DEFAULT_RULES } from '../../../shared/staff/staff.ts';
import { shoppersSales } from '../../../src-main/session/terminal/shoppers-sales.ts';
import { WALKS_OFF_AFTER } from '../rules/visits.ts';
import { never } from './process.ts';
import type { CustomerDetails, PayerDetails } from '../../../shared/customer/details.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { KioskPorts, ShoppersOrder, ShoppersSales, TillSeen } from '../../../src-main/kiosk/ports.ts';
import type { Sales } from '../../../src-main/sales/sales.ts';
import type { Shifts } from '../../../src-main/staff/shifts/shifts.ts';
import type { Rules } from '../rules/rules.ts';
import type { Process } from './process.ts';
import type { Visitors } from './visitors.ts';

export interface KioskOf {
  readonly process: Process;
  readonly sales: Sales;
  readonly shifts: Shifts;
  readonly rules: Rules;
  readonly currency: string;
  readonly visitors: Visitors;
  /** A shopper's order has become this sale. */
  readonly onBegun: (saleId: string, order: ShoppersOrder) => void;
}

/** A kiosk's view of the simulated till, and its hands on the real sales core; the rules hear what it does. */
export function kioskPorts(parts: KioskOf): KioskPorts {
  const { process, sales, currency, visitors } = parts;
  const { sells, asksTip, asksDetails } = visitors.plan;
  const money = (minor: number): Money => ({ minor, currency });
  const till = (): TillSeen => ({
    phase: 'ready',
    terminal: {
      storeName: 'Shop',
      currency,
      locale: 'en-US',
      merchantId: 'm-1',
      terminalId: 't-1',
      environment: 'production',
      training: false,
      customerDetails: { ask: asksDetails ? 'required' : 'never' },
    },
    checkout: {
      settings: { cart: true, quickAmounts: [], ...(asksTip && { tipPercents: [10] }) },
      articles: sells === 'catalogue' ? 3 : 0,
      quickArticles: [],
      categories: [],
      priced: { articles: sells === 'catalogue' ? 3 : 0, categories: [] },
      held: [],
      draft: { digits: '', typedName: '-', lines: [], reference: '', amountMinor: 0 },
    },
    session: { state: 'signed-in' },
    connection: { state: 'online' },
    tenders: [],
    preferences: DEFAULT_PREFERENCES,
    printing: { jobs: [] },
    ...sales.view(),
  });
  return {
    clock: process.clock,
    report: (where, error) =>
      void Promise.reject(new Error(`unexpected error in ${where}: ${String(error)}`, { cause: error })),
    till,
    // The answer to the question is waited for as long as in a shop.
    settings: { sells, idleMs: WALKS_OFF_AFTER.idle, hasKeyboard: true },
    minimum: money(1),
    most: money(1_000_000),
    typedName: () => Promise.resolve('Amount'),
    sales: watched(parts),
    lastTouch: {
      kept: () => visitors.touch,
      keep: (touch) => void process.call(() => (visitors.touch = touch)),
    },
    catalogue: {
      browse: () => Promise.resolve({ articles: [], more: 0 }),
      has: (article) => Promise.resolve(visitors.has(article)),
      picture: () => Promise.resolve(null),
    },
    pictures: { names: () => [], source: () => Promise.resolve(null) },
    printReceipt: () => Promise.resolve(failed({ action: 'fix-configuration', code: 'printer-missing' })),
    staff: {
      enter: () => Promise.resolve(succeeded({})),
      pause: () => 0,
      record: () => succeeded(null),
    },
    checkHealth: () => Promise.resolve({ at: 0, checks: [] }),
    shell: { openTill: () => undefined, restart: () => undefined, close: () => undefined },
  };
}

/** The shoppers' sales as in a shop, with the rules beside each press. */
function watched({ process, sales, shifts, rules, currency, visitors, onBegun }: KioskOf): ShoppersSales {
  const staff = { view: () => ({ cashiers: [], rules: DEFAULT_RULES, closedShifts: [] }) };
  const terms = {
    minimum: { minor: 1, currency },
    askAbove: { minor: 1_000_000, currency },
    ask: visitors.plan.asksDetails ? 'required' : 'never',
    rebate: undefined,
    tax: undefined,
  } as const;
  const real = shoppersSales({ sales, shifts, staff, terms });
  const stageOf = (saleId: string) => sales.view().sales.find(({ id }) => id === saleId)?.stage;
  return {
    start: async (order) => {
      const press = rules.guard.pressed({
        reference: '',
        minor: order.amountMinor,
        currency,
        overrides: order.overrides,
        wall: process.clock.wall(),
      });
      const { customer } = order.payer;
      if (customer) rules.payers.given(press, detailsOf(customer));
      rules.budget.allowAll();
      const answer = await real.start(order);
      // What a killed program still answers reaches nobody.
      if (!process.alive) return never();
      rules.guard.answered(press, answer.ok ? undefined : answer.failure);
      if (answer.ok) onBegun(answer.value.saleId, order);
      return answer;
    },
    withdrawCode: (saleId) => {
      rules.budget.allow(4);
      const answer = rules.codes.withdrawing(saleId, () => real.withdrawCode(saleId));
      const record = rules.witness.records.get(saleId);
      if (answer.ok && answer.value.withdrawn && record) rules.codes.saidWithdrawn(record);
      else rules.visits.refused(saleId);
      return answer;
    },
    stopCreating: (saleId) => {
      const answer = real.stopCreating(saleId);
      if (!answer.ok) rules.visits.refused(saleId);
      return answer;
    },
    setAside: (saleId) => {
      rules.budget.allow(4);
      return real.setAside(saleId);
    },
    leave: (saleId, seen) => {
      const stage = stageOf(saleId);
      let answer: Result<null> = succeeded(null);
      rules.outcomes.leaving(new Map(stage && [[saleId, stage]]), () =>
        rules.shoppers.leaving(saleId, () => (answer = real.leave(saleId, seen))),
      );
      return answer;
    },
    acknowledgeAlert: (saleId, alert, by) => {
      let answer: Result<null> = succeeded(null);
      rules.alerts.noting(alert, () => (answer = real.acknowledgeAlert(saleId, alert, by)));
      return answer;
    },
  };
}

/** As the service is to have them: a reclaim is written about to the same address. */
function detailsOf(customer: NonNullable<ShoppersOrder['payer']['customer']>): PayerDetails {
  const whole = customer as CustomerDetails;
  return { customer: whole, refundEmail: whole.email };
}
