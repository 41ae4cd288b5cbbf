import { checkedPayer } from '../../shared/customer/checked-payer.ts';
import { failed } from '../../shared/failure.ts';
import { MAX_AMOUNT_MINOR } from '../../shared/money/money.ts';
import { withQuantity } from '../../shared/cart/cart.ts';
import { DONE } from './current-visit.ts';
import { mostTip, orderOf, withOneMore } from './order.ts';
import { hasPrice } from './visit.ts';
import type { Article } from '../../shared/contract/checkout.ts';
import type { GivenPayer } from '../../shared/customer/details.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import type { CurrentVisit } from './current-visit.ts';
import type { PaymentSteps } from './payment-steps.ts';
import type { KioskPorts } from './ports.ts';
import type { Visit } from './visit.ts';

const FULL: Failure = { action: 'fix-input', code: 'amount-invalid' };
const CHANGED: Failure = { action: 'fix-input', code: 'not-found' };

/** The steps before the payment: articles or an amount, a tip, and the customer's details. */
export class OrderSteps {
  readonly #ports: KioskPorts;
  readonly #current: CurrentVisit;
  readonly #payment: PaymentSteps;
  /** No id comes back: a press that is heard late must not meet a line that was begun since. */
  #lineIds = 0;

  constructor(ports: KioskPorts, current: CurrentVisit, payment: PaymentSteps) {
    this.#ports = ports;
    this.#current = current;
    this.#payment = payment;
  }

  /** Begins a visit: somebody touches the waiting screen. */
  async start(language: Language): Promise<Result<null>> {
    const { sells } = this.#ports.settings;
    const name = typeof sells === 'object' ? await this.#ports.typedName(language) : '';
    const current = this.#current;
    current.settle();
    if (current.now || current.closed() !== undefined || current.isAtTill) return DONE;
    const { articles = 0 } = this.#ports.till().checkout?.priced ?? {};
    const step = sells === 'catalogue' || (sells === 'what-there-is' && articles > 0) ? 'choosing' : 'amount';
    current.begin(language, step);
    return current.at(current.count, (now) => {
      if (typeof sells !== 'object') return DONE;
      return this.#payment.next({ ...now, typed: { minor: sells.amount.minor, name } });
    });
  }

  speak(visit: number, language: Language): Promise<Result<null>> {
    return this.#current.at(visit, async (now) => {
      this.#current.set({ ...now, language });
      const name = now.typed && (await this.#ports.typedName(language));
      const later = this.#current.now;
      if (visit === this.#current.count && later?.typed && name !== undefined)
        this.#current.set({ ...later, typed: { ...later.typed, name } });
      return DONE;
    });
  }

  touch(visit: number): Promise<Result<null>> {
    return this.#current.at(visit, () => DONE);
  }

  add(visit: number, article: Article): Promise<Result<null>> {
    return this.#current.at(visit, async () => {
      const isSold = await this.#ports.catalogue.has(article);
      const { now, count } = this.#current;
      if (!now || visit !== count || now.step !== 'choosing') return DONE;
      if (!isSold || !hasPrice(article)) return failed(CHANGED);
      const lines = withOneMore(now.lines, article, this.#lineIds++);
      if (!lines || this.#amountOf({ lines }) > MAX_AMOUNT_MINOR) return failed(FULL);
      return this.#current.set({ ...now, lines });
    });
  }

  setQuantity(visit: number, line: number, quantity: number): Promise<Result<null>> {
    return this.#current.at(visit, (now) => {
      if (now.step !== 'choosing') return DONE;
      const place = now.lines.findIndex(({ id }) => id === line);
      if (place < 0) return DONE;
      const lines = withQuantity(now.lines, place, quantity);
      const isTooMuch = this.#amountOf({ lines }) > MAX_AMOUNT_MINOR;
      return isTooMuch ? failed(FULL) : this.#current.set({ ...now, lines });
    });
  }

  setAmount(visit: number, amountMinor: number): Promise<Result<null>> {
    return this.#current.at(visit, async ({ step, language }) => {
      if (step !== 'amount' || typeof this.#ports.settings.sells === 'object') return DONE;
      const { minimum, most } = this.#ports;
      if (amountMinor < Math.max(1, minimum.minor) || amountMinor > most.minor)
        return failed({ ...FULL, minimum, limit: most });
      const name = await this.#ports.typedName(language);
      const { now, count } = this.#current;
      if (visit !== count || now?.step !== 'amount') return DONE;
      return this.#current.set({ ...now, typed: { minor: amountMinor, name } });
    });
  }

  chooseTip(visit: number, tipMinor: number): Promise<Result<null>> {
    return this.#current.at(visit, (now) => {
      if (now.step !== 'tip') return DONE;
      if (tipMinor > mostTip(this.#amountOf({ ...now, tipMinor: 0 }), this.#ports.most)) return failed(FULL);
      return this.#payment.next({ ...now, tipMinor });
    });
  }

  giveDetails(visit: number, payer: GivenPayer): Promise<Result<null>> {
    return this.#current.at(visit, (now) => {
      if (now.step !== 'details') return DONE;
      const checked = checkedPayer(payer, true);
      return checked.ok ? this.#payment.next({ ...now, payer }) : checked;
    });
  }

  back(visit: number): Promise<Result<null>> {
    return this.#current.at(visit, (before) => {
      const { tipMinor, payer: _, ...now } = before;
      const isFixed = typeof this.#ports.settings.sells === 'object';
      if (now.step === 'details' && tipMinor !== undefined) return this.#current.set({ ...now, step: 'tip' });
      if (now.step !== 'details' && now.step !== 'tip') return DONE;
      if (isFixed) return this.#current.drop();
      return this.#current.set({ ...now, step: now.typed ? 'amount' : 'choosing' });
    });
  }

  #amountOf(visit: Pick<Visit, 'lines' | 'typed' | 'tipMinor'>): number {
    return orderOf(visit, this.#ports.till().terminal?.tax).amountMinor;
  }
}
