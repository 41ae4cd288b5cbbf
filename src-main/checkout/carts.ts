import { z } from 'zod';
import { amountOf, isEmptyDraft } from '../../shared/cart/draft.ts';
import { itemCount } from '../../shared/cart/item-count.ts';
import { draftSchema } from '../../shared/contract/commands/checkout.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import type { Draft, TipChoice, TypedDraft } from '../../shared/cart/draft.ts';
import type { CheckoutView, HeldCart } from '../../shared/contract/checkout.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { TaxRules } from '../../shared/tax/tax-rules.ts';

interface KeptCart {
  readonly id: string;
  readonly heldAt: number;
  /** What the cashier called it. */
  readonly name?: string;
  readonly draft: Draft;
}

/** The open cart and the held ones: one file, so that no cart is ever in both places or in none. */
export interface KeptCarts {
  readonly draft: Draft;
  readonly held: readonly KeptCart[];
  /** What the cart was before each of its last changes, oldest first; missing in files of earlier versions. */
  readonly past?: readonly Draft[];
  /** Number of the newest sale that carts had become by then; missing in files of earlier versions. */
  readonly lastSale?: number;
}

export const keptCartsSchema: z.ZodType<KeptCarts> = z.object({
  draft: draftSchema,
  held: z
    .array(
      z.object({
        id: z.string(),
        heldAt: z.number(),
        name: z.string().exactOptional(),
        draft: draftSchema,
      }),
    )
    .readonly(),
  past: z.array(draftSchema).readonly().exactOptional(),
  lastSale: z.int().min(0).exactOptional(),
});

const EMPTY: Draft = { digits: '', typedName: '-', lines: [], reference: '' };
const MAX_HELD = 50;
/** As many steps as anybody goes back; each is a whole cart on the disk. */
const MAX_PAST = 20;

export interface CartsParts {
  readonly kept: KeptCarts | undefined;
  /** Called with each new state; resolves to why it is not on the disk, or to nothing once it is. */
  readonly onChange: (carts: KeptCarts) => Promise<Failure | undefined>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** What is being rung up on one terminal. */
export class Carts {
  readonly #parts: CartsParts;
  #carts: KeptCarts;
  /** Held carts as they are shown: many long ones would be counted anew with every view. */
  #held: readonly HeldCart[];
  #tax: TaxRules | undefined;

  constructor(parts: CartsParts) {
    this.#parts = parts;
    this.#carts = parts.kept ?? { draft: EMPTY, held: [] };
    this.#held = this.#heldViews();
  }

  /** What carts come to from now on. */
  useTax(tax: TaxRules | undefined): void {
    this.#tax = tax;
    this.#held = this.#heldViews();
  }

  view(): Pick<CheckoutView, 'draft' | 'held' | 'undoable'> {
    const { draft, past = [] } = this.#carts;
    return {
      draft: { ...draft, ...amountOf(draft, this.#tax) },
      held: this.#held,
      ...(past.length > 0 && { undoable: true }),
    };
  }

  /** What the cashier has typed by now. Once that is nothing, the customer's tip and its name go with it. */
  keepDraft(typed: TypedDraft): void {
    this.#step(this.#withMains(typed));
  }

  /** Takes the last change of the cart back; answers the cart as it was before. What is being typed stays. */
  undo(typed: TypedDraft): Result<Draft> {
    this.#step(this.#withMains(typed));
    const { past = [], draft: now } = this.#carts;
    const before = past.at(-1);
    if (!before) return succeeded(now);
    const draft = now.digits === '' ? before : { ...before, digits: now.digits };
    void this.#change({ draft, past: past.slice(0, -1) });
    return succeeded(draft);
  }

  /** The tip and what it is for are one record: no power cut leaves the one without the other. */
  setTip(typed: TypedDraft, tip: TipChoice): void {
    this.#step({ ...this.#withMains(typed), tip });
  }

  /** Succeeds once the held cart is on the disk; when it cannot be written it stays open. Nothing is not held. */
  async hold(typed: TypedDraft): Promise<Result<{ readonly heldId?: string }>> {
    const held = this.#heldWith(typed);
    if (held.length > MAX_HELD) return failed({ action: 'fix-input', code: 'held-carts-full' });
    const failure = await this.#swap({ draft: EMPTY, held, past: [] });
    const heldId = isEmptyDraft(typed) ? undefined : held.at(-1)?.id;
    return failure ? failed(failure) : succeeded({ ...(heldId !== undefined && { heldId }) });
  }

  /** What a held cart is called from now on; an empty name takes it away. On the disk when it succeeds. */
  async nameHeld(heldId: string, name: string): Promise<Result<null>> {
    if (!this.#carts.held.some(({ id }) => id === heldId))
      return failed({ action: 'fix-input', code: 'held-cart-gone' });
    const held = this.#carts.held.map(({ name: before, ...cart }) => {
      const called = cart.id === heldId ? name : before;
      return { ...cart, ...(called !== undefined && called !== '' && { name: called }) };
    });
    const failure = await this.#change({ held });
    return failure ? failed(failure) : succeeded(null);
  }

  /** Opens a held cart, and holds the open one instead; on the disk when it succeeds. */
  async bringBack(heldId: string, current: TypedDraft): Promise<Result<Draft>> {
    const back = this.#carts.held.find(({ id }) => id === heldId);
    if (!back) return failed({ action: 'fix-input', code: 'held-cart-gone' });
    const held = this.#heldWith(current).filter((cart) => cart !== back);
    const draft = { ...back.draft, ...(back.name !== undefined && { name: back.name }) };
    const failure = await this.#swap({ draft, held, past: [] });
    return failure ? failed(failure) : succeeded(draft);
  }

  /** The open cart has become the sale of this number: a restart must not offer it again. */
  sold(number: number): void {
    const { draft, past = [] } = this.#carts;
    this.#carts = { ...this.#carts, lastSale: number };
    if (!isEmptyDraft(draft) || draft.tip || past.length > 0) void this.#change({ draft: EMPTY, past: [] });
  }

  /**
   * A restart. The record of a sale is on the disk before the cart that became it is off it: where the till was ended between
   * the two, the kept cart is that sale, and was charged. `sales` are the numbers of open sales that carts became; one that
   * began right before an end is among them.
   */
  resume(sales: readonly number[]): void {
    const { lastSale } = this.#carts;
    const newest = Math.max(0, ...sales);
    if (lastSale === undefined) this.#carts = { ...this.#carts, lastSale: newest };
    else if (newest > lastSale) void this.#change({ draft: EMPTY, past: [], lastSale: newest });
  }

  #heldWith(typed: TypedDraft): readonly KeptCart[] {
    const { held } = this.#carts;
    if (isEmptyDraft(typed)) return held;
    const { now, newId } = this.#parts;
    const { name, ...draft } = this.#withMains(typed);
    return [...held, { id: newId(), heldAt: now(), ...(name !== undefined && { name }), draft }];
  }

  /** One change of the cart, which can be taken back unless it is a key of an amount or a letter. */
  #step(draft: Draft): void {
    const { draft: before, past = [] } = this.#carts;
    const isCleared = before.lines.length > 0 && before.digits !== '' && draft.digits === '';
    const isStep = isCleared || contentsOf(before) !== contentsOf(draft);
    void this.#change({ draft, ...(isStep && { past: [...past, before].slice(-MAX_PAST) }) });
  }

  /** Tip and name stay with their cart: not with nothing, nor with an earlier sale that takes its place. */
  #withMains(typed: TypedDraft): Draft {
    const { tip, name, again } = this.#carts.draft;
    if (isEmptyDraft(typed) || (typed.again && typed.again.saleId !== again?.saleId)) return typed;
    return { ...typed, ...(tip !== undefined && { tip }), ...(name !== undefined && { name }) };
  }

  /** A change of place: when the disk does not take it, every cart is where it was. */
  async #swap(changed: KeptCarts): Promise<Failure | undefined> {
    const before = this.#carts;
    const written = this.#change(changed);
    const after = this.#carts;
    const failure = await written;
    // Once something else has been typed or held, going back would lose that; the checkout says that it is not kept.
    if (!failure || this.#carts !== after) return undefined;
    void this.#change(before);
    return failure;
  }

  #change(changed: Partial<KeptCarts>): Promise<Failure | undefined> {
    this.#carts = { ...this.#carts, ...changed };
    if (changed.held) this.#held = this.#heldViews();
    return this.#parts.onChange(this.#carts);
  }

  #heldViews(): readonly HeldCart[] {
    return this.#carts.held.map(({ id, heldAt, name, draft }) => {
      const { amountMinor } = amountOf(draft, this.#tax);
      const named = name !== undefined && { name };
      return { id, heldAt, ...named, items: itemCount(draft), amountMinor, reference: draft.reference };
    });
  }
}

/** What of a cart is worth taking back: its goods, and what was agreed on top and off. */
function contentsOf({ lines, discount, tip }: Draft): string {
  return JSON.stringify([lines, discount, tip]);
}
