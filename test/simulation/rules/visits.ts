import { isFinalWord } from '../oracle/statuses.ts';
import type { Article } from '../../../shared/contract/checkout.ts';
import type { Bill } from '../../../shared/contract/customer-display.ts';
import type { KioskStage, KioskView } from '../../../shared/contract/kiosk.ts';
import type { ShoppersOrder } from '../../../src-main/kiosk/ports.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** What somebody pressed; each press is a touch. */
export interface ShopperPress {
  readonly adds?: Article & { readonly unitMinor: number };
  readonly minor?: number;
  readonly tipMinor?: number;
  readonly language?: string;
  readonly leaves?: true;
}

/** Of one shopper: what they put in, chose and told. Nothing else may ever be shown to them. */
interface Shopper {
  readonly who: number;
  readonly languages: Set<string>;
  readonly added: Map<string, { count: number; readonly unitMinor: number }>;
  readonly amounts: Set<number>;
  readonly tips: Set<number>;
  activeAt: number;
  leftAt?: number;
  /** The program has started again since. */
  isBack?: true;
  stage?: KioskStage['name'];
}

interface SeenVisit {
  readonly visit: string;
  readonly view: KioskView;
  readonly saleId: string | undefined;
}

/** What the simulated kiosk's profile, and the time of its question, come to. */
export const WALKS_OFF_AFTER = { idle: 3_000, question: 20_000 } as const;
const HELD = 5 * 60_000;
const STORE_LANGUAGE = 'en';
/** Nobody's. */
const EMPTY = new Set<KioskStage['name']>(['attract', 'closed']);
/** Nothing of these moves money: they do not outlast their shopper. */
const IDLE = new Set<KioskStage['name']>(['choosing', 'amount', 'tip', 'details', 'preparing', 'pay']);

/**
 * Rule 2 where nobody works: no shopper is shown another's cart, tip, details or language, and pays for another's; whoever
 * walks off leaves nothing on the screen; while money moves, nothing goes by itself.
 */
export class Visits {
  readonly #witness: Witness;
  readonly #visits = new Map<string, Shopper>();
  readonly #ofSale = new Map<string, Shopper>();
  /** Sales that the program has gone on with as the first visit of a run. */
  readonly #back = new Map<string, string>();
  readonly #movesSince = new Map<string, number>();
  /** The order that the screen shows. */
  #shown: string | undefined;
  readonly #refusedAt = new Map<string, number>();
  #isKiosk = false;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  came(visit: string, who: number, language: string): void {
    this.#back.delete(visit);
    this.#visits.set(visit, {
      who,
      languages: new Set([language]),
      added: new Map(),
      amounts: new Set(),
      tips: new Set([0]),
      activeAt: this.#now(),
    });
  }

  /** They are about to press; a touch that comes too late is none, which `viewed` finds. */
  pressed(visit: string, { adds, minor, tipMinor, language, leaves }: ShopperPress): void {
    const shopper = this.#visits.get(visit);
    if (!shopper) return;
    const isLate = shopper.stage !== undefined && IDLE.has(shopper.stage) && this.#hasWalkedOff(shopper);
    if (!isLate) shopper.activeAt = this.#now();
    if (adds) {
      const { count } = shopper.added.get(adds.name) ?? { count: 0 };
      shopper.added.set(adds.name, { count: count + 1, unitMinor: adds.unitMinor });
    }
    if (minor !== undefined) shopper.amounts.add(minor);
    if (tipMinor !== undefined) shopper.tips.add(tipMinor);
    if (language !== undefined) shopper.languages.add(language);
    if (leaves) shopper.leftAt = this.#now();
  }

  /** This order of theirs has become a sale. */
  began(visit: string, saleId: string, { lineItems, payer, amountMinor }: ShoppersOrder): void {
    const shopper = this.#visits.get(visit);
    const rule = '2 a shopper pays for their own order';
    if (!shopper) {
      this.#witness.breaks(rule, `${saleId} of visit ${visit} is nobody's`);
      return;
    }
    this.#ofSale.set(saleId, shopper);
    const { lines = [{ name: '-', quantity: 1, unitMinor: amountMinor }], tipMinor = 0 } = lineItems ?? {};
    const others = lines.find((line) => !isOf(shopper, line));
    if (others)
      this.#witness.breaks(rule, `${saleId} of shopper ${shopper.who} has ${JSON.stringify(others)}`);
    if (!shopper.tips.has(tipMinor))
      this.#witness.breaks(rule, `${saleId} of shopper ${shopper.who} has a tip of ${tipMinor}`);
    const { email } = payer.customer ?? {};
    if (email !== undefined && email !== `shopper-${shopper.who}@example.com`)
      this.#witness.breaks(rule, `${saleId} of shopper ${shopper.who} goes with ${email}`);
  }

  /** The program has started again, and goes on with this sale where its shopper may still be there. */
  takenUp(visit: string, saleId: string): void {
    const shopper = this.#ofSale.get(saleId);
    if (!shopper) return;
    shopper.isBack = true;
    shopper.languages.add(STORE_LANGUAGE);
    this.#visits.set(visit, shopper);
    this.#back.set(visit, saleId);
  }

  /** The program starts as a kiosk, or as a till of cashiers, who may press what they like. */
  opens(isKiosk: boolean): void {
    this.#isKiosk = isKiosk;
  }

  /** The record or the service would not have it now: it is asked again after as long. */
  refused(saleId: string): void {
    const shopper = this.#ofSale.get(saleId);
    if (shopper) shopper.activeAt = this.#now();
    this.#refusedAt.set(saleId, this.#now());
  }

  /** An order goes off the screen. */
  setAside(record: Recorded): void {
    if (!this.#isKiosk || !record.kiosk || !isMoving(record)) return;
    const shopper = this.#ofSale.get(record.saleId);
    const now = this.#now();
    const since = this.#movesSince.get(record.saleId) ?? now;
    const mayGo = shopper?.isBack === true || now - since >= HELD;
    if (shopper?.leftAt === now && mayGo) return;
    // Its shopper had gone before the money came, and the record or the service would not have it then.
    const refusedAt = this.#refusedAt.get(record.saleId);
    if (refusedAt !== undefined && refusedAt < since && this.#shown !== record.saleId) return;
    this.#witness.breaks('2 no reset while money moves', `${record.saleId} goes off the screen`);
  }

  viewed({ visit, view, saleId }: SeenVisit): void {
    this.#shown = saleId;
    for (const record of this.#witness.records.values())
      if (isMoving(record) && !this.#movesSince.has(record.saleId))
        this.#movesSince.set(record.saleId, this.#now());
    const { stage, language } = view;
    const isEmpty = EMPTY.has(stage.name);
    const shopper = isEmpty ? undefined : this.#visits.get(visit);
    // A visit that begins in this moment has its shopper in a moment; the first of a run may be one that is gone on with.
    const back = this.#back.get(visit);
    if (!isEmpty && (!shopper || (back !== undefined && back !== saleId))) return;
    this.#language(language, shopper);
    if (JSON.stringify(view).includes('@'))
      this.#witness.breaks('2 no details are shown to anybody', `visit ${visit} is shown an address`);
    if (!shopper) return;
    if (stage.name === 'choosing') this.#lines(shopper, stage.cart.lines);
    if ('bill' in stage) this.#bill(shopper, stage.bill);
    // A code that is there and cannot be read at once is shown as being checked first.
    const isCode = stage.name === 'pay' || stage.name === 'checking';
    if (isCode && shopper.stage === 'preparing') shopper.activeAt = this.#now();
    shopper.stage = stage.name;
    if (IDLE.has(stage.name) && this.#hasWalkedOff(shopper))
      this.#witness.breaks(
        '2 whoever walks off leaves nothing on the screen',
        `${stage.name} of shopper ${shopper.who} is there, untouched since ${shopper.activeAt}`,
      );
  }

  #language(language: string, shopper: Shopper | undefined): void {
    const may = shopper?.languages ?? new Set([STORE_LANGUAGE]);
    if (!may.has(language))
      this.#witness.breaks(
        '2 no shopper is shown another’s choice of language',
        `${shopper ? `shopper ${shopper.who}` : 'nobody'} is shown ${language}`,
      );
  }

  #lines(shopper: Shopper, lines: readonly { readonly name: string; readonly quantity: number }[]): void {
    const others = lines.find((line) => !isOf(shopper, line));
    if (others)
      this.#witness.breaks(
        '2 no shopper is shown another’s cart',
        `shopper ${shopper.who} is shown ${JSON.stringify(others)}`,
      );
  }

  #bill(shopper: Shopper, { amount, lines, tip }: Bill): void {
    this.#lines(shopper, lines);
    const tipMinor = tip?.minor ?? 0;
    const goods = lines.reduce(
      (sum, { name, quantity }) => sum + quantity * (shopper.added.get(name)?.unitMinor ?? 0),
      0,
    );
    const isTheirs =
      shopper.tips.has(tipMinor) &&
      (shopper.amounts.size > 0
        ? shopper.amounts.has(amount.minor - tipMinor)
        : amount.minor === goods + tipMinor);
    if (!isTheirs)
      this.#witness.breaks(
        '2 no shopper is shown another’s bill',
        `shopper ${shopper.who} is shown ${amount.minor} with a tip of ${tipMinor}`,
      );
  }

  #hasWalkedOff({ activeAt }: Shopper): boolean {
    return this.#now() > activeAt + WALKS_OFF_AFTER.idle + WALKS_OFF_AFTER.question;
  }

  #now(): number {
    return this.#witness.timeline.now();
  }
}

/** Goods have their shopper's number in their name; an amount that was typed is one line of its own. */
function isOf(
  { added, amounts }: Shopper,
  { name, quantity }: { readonly name: string; readonly quantity: number },
): boolean {
  return amounts.size > 0 ? quantity === 1 : quantity <= (added.get(name)?.count ?? 0);
}

/** Money was seen on the payment that its code stands for, and is neither there nor gone. */
function isMoving({ shown, payments }: Recorded): boolean {
  const word = shown === undefined ? undefined : payments.get(shown)?.last?.word;
  return word !== undefined && word !== 'created' && !isFinalWord(word);
}
