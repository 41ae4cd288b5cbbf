import { mayReclaim } from '../payment/payment-status.ts';
import { billOf } from './bill.ts';
import { moneylessOf } from './moneyless.ts';
import { offersOn } from './tip.ts';
import type { CustomerStage, CustomerView } from '../contract/customer-display.ts';
import type { DraftAmount } from '../cart/draft.ts';
import type { SaleView } from '../contract/sale-view.ts';
import type { TerminalView } from '../contract/terminal-view.ts';
import type { TillView } from '../contract/views.ts';
import type { Money } from '../money/money.ts';

/**
 * What of the till's view the customer may see. Built up from nothing, field by field: what is not named here stays
 * with the cashier.
 */
export function customerView(view: TillView): CustomerView {
  const { terminal, preferences, tenders } = view;
  const { theme, scanner } = preferences;
  const language = preferences.customerLanguage ?? preferences.language;
  if (view.phase !== 'ready' || terminal === undefined) {
    return { language, theme, scanner, stage: { name: 'closed' } };
  }
  const { storeName, locale } = terminal;
  const moneyless = moneylessOf(terminal);
  return {
    language,
    theme,
    scanner,
    store: {
      name: storeName,
      locale,
      ...(moneyless && { moneyless }),
      tenders: tenders.map(({ label }) => label),
    },
    stage: stageOf(view, terminal),
  };
}

function stageOf(view: TillView, { currency, customerDetails }: TerminalView): CustomerStage {
  const sale = view.sales.find(({ id }) => id === view.currentSaleId);
  if (sale) return saleStage(sale);
  const tip = view.customerScreen?.tip;
  if (tip && tip.tipMinor === undefined) {
    const { id, amountMinor } = tip;
    return {
      name: 'tip',
      question: {
        id,
        amount: { minor: amountMinor, currency },
        offers: offersOn({ minor: amountMinor, currency }, view.checkout?.settings.tipPercents),
      },
    };
  }
  const details = view.customerScreen?.details;
  if (details && !details.payer) {
    const { id, needed } = details;
    const { keepDays } = customerDetails;
    return { name: 'details', question: { id, needed, ...(keepDays !== undefined && { keepDays }) } };
  }
  const draft = draftOf(view);
  if (!draft) return { name: 'welcome' };
  return { name: 'counting', bill: billOf({ minor: draft.amountMinor, currency }, draft) };
}

/** What is being rung up, with the tip that the customer has chosen for it. */
function draftOf({ checkout, customerScreen }: TillView): DraftAmount | undefined {
  const draft = checkout && checkout.draft.amountMinor > 0 ? checkout.draft : undefined;
  const tip = customerScreen?.tip;
  if (!draft || !tip?.tipMinor || tip.amountMinor !== draft.amountMinor) return draft;
  const { tipMinor } = tip;
  const lineItems = { lines: [], ...draft.lineItems, tipMinor };
  return { ...draft, amountMinor: draft.amountMinor + tipMinor, lineItems };
}

function saleStage({ stage, amount, ...made }: SaleView): CustomerStage {
  const bill = billOf(amount, made);
  // They may have paid already: nothing asks for money until that is known again.
  if ('stale' in stage) return { name: 'checking', bill };
  switch (stage.name) {
    case 'creating':
      return { name: 'preparing', bill };
    case 'waiting':
      return stage.withdrawn ? { name: 'checking', bill } : { name: 'pay', bill, url: stage.url };
    case 'seen':
      return { name: 'confirming', bill };
    case 'unrecognised':
      return { name: 'checking', bill };
    case 'not-created':
      return stage.recordDamaged ? { name: 'checking', bill } : { name: 'not-paid', why: 'no-code', amount };
    case 'final':
      return finalStage(stage, amount);
  }
}

function finalStage(stage: Extract<SaleView['stage'], { name: 'final' }>, amount: Money): CustomerStage {
  const { outcome, url, shortfall } = stage;
  const reclaim = url !== undefined && { reclaimUrl: url };
  switch (outcome) {
    case 'completed':
      return { name: 'paid', amount };
    case 'overpaid':
      return { name: 'paid', amount, ...reclaim };
    case 'amount-differs':
      return { name: 'not-paid', why: outcome, amount };
    case 'cancelled':
      return { name: 'not-paid', why: outcome, amount, ...(mayReclaim(stage) && reclaim) };
    case 'underpaid':
      return { name: 'not-paid', why: outcome, amount, ...(shortfall && { shortfall }), ...reclaim };
    case 'expired':
    case 'invalid':
      return { name: 'not-paid', why: outcome, amount, ...reclaim };
  }
}
