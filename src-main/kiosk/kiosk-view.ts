import { billOf } from '../../shared/view/bill.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { lineTotal } from '../../shared/money/line-items.ts';
import { MAX_LINES } from '../../shared/cart/cart.ts';
import { moneylessOf } from '../../shared/view/moneyless.ts';
import { offersOn } from '../../shared/view/tip.ts';
import { mostTip, orderOf } from './order.ts';
import { stageOfSale } from './sale-stage.ts';
import type { KioskCart, KioskStage, KioskView } from '../../shared/contract/kiosk.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { Money } from '../../shared/money/money.ts';
import type { KioskPorts, TillSeen } from './ports.ts';
import type { Visit } from './visit.ts';

/** What only the kiosk knows, besides the till's view. */
export interface Moment {
  readonly visit: Visit | undefined;
  /** Why no visit can begin. */
  readonly closed: Extract<KioskStage, { name: 'closed' }>['why'] | undefined;
  /** Epoch milliseconds: when an end leaves the screen. */
  readonly until: number;
  readonly mayGo: boolean;
}

type Offer = Pick<KioskPorts, 'settings' | 'minimum' | 'most' | 'pictures'>;

/**
 * What a shopper may see of the till and of their visit. It is made field by field, so that any other field stays with
 * the till.
 */
export function kioskView(
  till: TillSeen,
  moment: Moment,
  offer: Offer,
): Omit<KioskView, 'visit' | 'needsTime' | 'staff' | 'pinLockedUntil'> {
  const { preferences, terminal, tenders, canPrint } = till;
  const stage = kioskStage(till, moment, offer);
  return {
    language: moment.visit?.language ?? preferences.customerLanguage ?? preferences.language,
    languages: offer.settings.languages ?? LANGUAGES,
    theme: preferences.theme,
    scanner: preferences.scanner,
    ...(terminal && {
      store: {
        name: terminal.storeName,
        locale: terminal.locale,
        ...moneyless(terminal),
        tenders: tenders.map(({ label }) => label),
      },
    }),
    stage,
    ...(canPrint && { canPrint }),
    ...(offer.settings.hasKeyboard && { hasKeyboard: true }),
  };
}

function moneyless(terminal: TerminalView) {
  const why = moneylessOf(terminal);
  return why && { moneyless: why };
}

/** The stage that shoppers see: their order, its payment, or the screen that waits for the next shopper. */
export function kioskStage(till: TillSeen, moment: Moment, offer: Offer): KioskStage {
  const { visit, until } = moment;
  const { terminal } = till;
  if (!visit || !terminal) return waitingStage(moment, offer);
  if (visit.step === 'ask-counter') {
    const { earlierNumber: number } = visit;
    return { name: 'ask-counter', ...(number !== undefined && { number }), until };
  }
  if (visit.step === 'sale') return saleStage(till, moment) ?? waitingStage(moment, offer);
  const order = orderOf(visit, terminal.tax);
  const { currency } = terminal;
  const amount = { minor: order.amountMinor, currency };
  switch (visit.step) {
    case 'choosing':
      return {
        name: 'choosing',
        categories: till.checkout?.priced.categories ?? [],
        cart: cartOf(visit, amount),
      };
    case 'amount':
      return {
        name: 'amount',
        minimum: offer.minimum,
        most: offer.most,
        ...(visit.typed && { typedMinor: visit.typed.minor }),
      };
    case 'tip': {
      const mostTipMinor = mostTip(amount.minor, offer.most);
      const offers = offersOn(amount, till.checkout?.settings.tipPercents);
      return {
        name: 'tip',
        bill: billOf(amount, order),
        offers: offers.filter(({ tip }) => tip.minor <= mostTipMinor),
        mostTipMinor,
      };
    }
    case 'details': {
      const { keepDays } = terminal.customerDetails;
      const days = keepDays !== undefined && { keepDays };
      return { name: 'details', bill: billOf(amount, order), needed: true, ...days };
    }
    case 'starting':
      return { name: 'preparing', bill: billOf(amount, order) };
  }
}

function waitingStage({ closed }: Moment, { settings, pictures }: Offer): KioskStage {
  if (closed) return { name: 'closed', why: closed };
  const { sells } = settings;
  return {
    name: 'attract',
    pictures: pictures.names(),
    ...(typeof sells === 'object' && { amount: sells.amount }),
  };
}

function saleStage(till: TillSeen, { visit, until, mayGo }: Moment): KioskStage | undefined {
  const sale = till.sales.find(({ id }) => id === visit?.saleId);
  if (!sale) return undefined;
  const stage = stageOfSale(sale);
  switch (stage.name) {
    case 'preparing':
    case 'pay':
      return stage;
    case 'confirming':
    case 'checking':
      return { ...stage, ...(mayGo && { mayGo }) };
    case 'paid': {
      const printed = printedOf(till, visit);
      return { ...stage, ...(printed && { printed }), until };
    }
    case 'not-paid': {
      const { mayPayAgain, ...rest } = stage;
      // After a restart the lines of the order are not known any more, only its sale.
      const isKnown = visit !== undefined && (visit.lines.length > 0 || visit.typed !== undefined);
      return { ...rest, ...(mayPayAgain && isKnown && { mayPayAgain }), until };
    }
  }
}

function printedOf({ printing }: TillSeen, visit: Visit | undefined) {
  const receipt = visit?.receipt;
  if (receipt === 'asked') return 'printing';
  if (receipt === undefined || receipt === 'failed') return receipt;
  const job = printing.jobs.find(({ id }) => id === receipt.jobId);
  // The print queue keeps only the last few printed jobs.
  if (!job || job.state.name === 'printed') return 'done';
  return job.state.name === 'waiting' || job.state.name === 'printing' ? 'printing' : 'failed';
}

function cartOf({ lines }: Visit, total: Money): KioskCart {
  const money = (minor: number): Money => ({ minor, currency: total.currency });
  return {
    lines: lines.map(({ id, article: { name, unitMinor, picture }, quantity }) => ({
      id,
      name,
      quantity,
      unit: money(unitMinor),
      total: money(lineTotal({ name, quantity, unitMinor })),
      ...(picture !== undefined && { picture }),
    })),
    total,
    mostLines: MAX_LINES,
  };
}
