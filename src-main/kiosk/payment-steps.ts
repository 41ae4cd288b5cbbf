import { failed } from '../../shared/failure.ts';
import { DONE } from './current-visit.ts';
import { mostTip, orderOf } from './order.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { CurrentVisit } from './current-visit.ts';
import type { KioskPorts } from './ports.ts';
import type { Visit } from './visit.ts';

export interface PaymentStepsParts {
  readonly ports: KioskPorts;
  readonly current: CurrentVisit;
  readonly onChange: () => void;
  /** Aborts when the kiosk is closed: steps under way then do nothing more. */
  readonly signal: AbortSignal;
}

const REFUSED: Failure = { action: 'fix-input', code: 'command-refused' };
const FULL: Failure = { action: 'fix-input', code: 'amount-invalid' };

/** The steps from a shopper's order to its sale, and what a shopper may do with that sale. */
export class PaymentSteps {
  readonly #parts: PaymentStepsParts;

  constructor(parts: PaymentStepsParts) {
    this.#parts = parts;
  }

  /** Goes on from the articles or the amount: to the tip, the details or the code. */
  pay(visit: number): Promise<Result<null>> {
    return this.#parts.current.at(visit, (now) => {
      const isThere = now.step === 'choosing' ? now.lines.length > 0 : now.typed !== undefined;
      const isChoosing = now.step === 'choosing' || now.step === 'amount';
      return isChoosing && isThere ? this.next(now) : DONE;
    });
  }

  /** Goes on to the step after articles, tip or details. */
  next(visit: Visit): Result<null> | Promise<Result<null>> {
    const { current, ports } = this.#parts;
    const { checkout, terminal } = ports.till();
    const { minimum, most } = ports;
    const minor = orderOf(visit, terminal?.tax).amountMinor;
    if (minor < Math.max(1, minimum.minor)) return failed({ ...FULL, minimum });
    if (minor > most.minor) return current.set({ ...visit, step: 'ask-counter' });
    const asksTip = (checkout?.settings.tipPercents?.length ?? 0) > 0;
    if (asksTip && mostTip(minor, most) > 0 && visit.tipMinor === undefined)
      return current.set({ ...visit, step: 'tip' });
    const asksDetails = terminal?.customerDetails.ask === 'required';
    if (asksDetails && !visit.payer) return current.set({ ...visit, step: 'details' });
    return this.#startSale(visit);
  }

  /** The shopper is done with this order. What may still be paid is followed to its end. */
  leave(visit: number): Promise<Result<null>> {
    return this.#parts.current.at(visit, () => this.#leave());
  }

  payAgain(visit: number): Promise<Result<null>> {
    const { current } = this.#parts;
    return current.at(visit, (now) => {
      const stage = current.stage();
      if (stage.name !== 'not-paid' || !stage.mayPayAgain) return DONE;
      current.letGo(now.saleId);
      const { saleId: _, receipt: __, ...order } = now;
      return this.#startSale({ ...order, earlierNumber: stage.number });
    });
  }

  printReceipt(visit: number): Promise<Result<null>> {
    const { current, ports, onChange } = this.#parts;
    return current.at(visit, async (before) => {
      const { saleId, language } = before;
      const stage = current.stage();
      if (stage.name !== 'paid' || saleId === undefined) return DONE;
      if (stage.printed === 'printing' || stage.printed === 'done') return DONE;
      // A second press may come before the receipt is with the printer.
      current.set({ ...before, receipt: 'asked' });
      onChange();
      let receipt: Visit['receipt'] = 'failed';
      try {
        const printed = await ports.printReceipt(saleId, language);
        if (printed.ok) receipt = printed.value;
      } finally {
        const { now } = current;
        if (now?.saleId === saleId) current.set({ ...now, receipt });
      }
      return DONE;
    });
  }

  #leave(): Result<null> {
    const { current } = this.#parts;
    const stage = current.stage();
    switch (stage.name) {
      case 'preparing':
        return current.stopPreparing();
      case 'pay':
        return current.withdraw();
      case 'confirming':
      case 'checking':
        return stage.mayGo ? current.finish() : failed(REFUSED);
      default:
        return current.finish();
    }
  }

  /**
   * Asks for the payment as a cashier would, but overrides no warning of the guard except one: staff have to look at
   * the others.
   */
  async #startSale(visit: Visit): Promise<Result<null>> {
    const { current, ports, onChange, signal } = this.#parts;
    const { amountMinor, lineItems } = orderOf(visit, ports.till().terminal?.tax);
    current.set({ ...visit, step: 'starting' });
    onChange();
    const recorded = ports.sales.start({
      amountMinor,
      ...(lineItems && { lineItems }),
      payer: visit.payer ?? {},
      // Shoppers after each other often buy the same, so an open order of this amount is usually another shopper's.
      // After an own order that has ended without payment it may be the shopper's own, and then nothing is overridden.
      overrides: visit.earlierNumber === undefined ? ['same-amount-open'] : [],
      isStillWanted: () => {
        // The time may have run out while the computer slept.
        current.settle();
        return current.now?.isLeaving !== true;
      },
    });
    const started = await recorded.catch((error: unknown) => {
      // Nothing would ever come of an order that an error kept from beginning, and nobody could begin another.
      if (!signal.aborted) this.#notStarted();
      throw error;
    });
    const { now } = current;
    if (!now || signal.aborted) return DONE;
    if (!started.ok) return this.#notStarted();
    const { saleId } = started.value;
    current.set({ ...now, step: 'sale', saleId });
    return now.isLeaving ? current.stopPreparing() : DONE;
  }

  #notStarted(): Result<null> {
    const { current } = this.#parts;
    const { now } = current;
    if (!now) return DONE;
    return now.isLeaving ? current.drop() : current.set({ ...now, step: 'ask-counter' });
  }
}
