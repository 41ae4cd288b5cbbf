import { z } from 'zod';
import { amountOf, isEmptyDraft } from '../../shared/cart/draft.ts';
import { itemCount } from '../../shared/cart/item-count.ts';
import { draftSchema } from '../../shared/contract/commands/checkout.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import type { Draft, TipChoice, TypedDraft } from '../../shared/cart/draft.ts';
import type { CheckoutView, HeldCart } from '../../shared/contract/checkout.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { TaxRules } from '../../shared/money/tax-rules.ts';

interface KeptCart {
  readonly id: string;
  readonly heldAt: number;
  /** The name that the cashier gave it. */
  readonly name?: string;
  readonly draft: Draft;
}

/** The open cart and the held ones, in one file, so that a power cut leaves no cart in both places or in none. */
export interface KeptCarts {
  readonly draft: Draft;
  readonly held: readonly KeptCart[];
  /** The open cart before each of its last changes, oldest first; missing in files of earlier versions. */
  readonly past?: readonly Draft[];
  /** Number of the newest sale that was made from a cart; missing in files of earlier versions. */
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
/** How many changes can be undone; each is a whole cart on the disk. */
const MAX_PAST = 20;

export interface CartsParts {
  readonly kept: KeptCarts | undefined;
  /** Called with each new state. Resolves to `undefined` once it is on the disk, or to why it could not be written. */
  readonly onChange: (carts: KeptCarts) => Promise<Failure | undefined>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The open cart of one terminal, and its held carts. */
export class Carts {
  readonly #parts: CartsParts;
  #carts: KeptCarts;
  /** The held carts' part of the view, cached because many long carts take time to add up. */
  #held: readonly HeldCart[];
  #tax: TaxRules | undefined;

  constructor(parts: CartsParts) {
    this.#parts = parts;
    this.#carts = parts.kept ?? { draft: EMPTY, held: [] };
    this.#held = this.#heldViews();
  }

  /** Calculates all carts with these tax rules from now on. */
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

  /** Keeps what the cashier has typed. Once the cart is empty, its tip and name are removed too. */
  keepDraft(typed: TypedDraft): void {
    this.#step(this.#withMains(typed));
  }

  /** Undoes the last change and answers the cart as it was before, with what is typed now beside its lines. */
  undo(typed: TypedDraft): Result<Draft> {
    this.#step(this.#withMains(typed));
    const { past = [], draft: now } = this.#carts;
    const before = past.at(-1);
    if (!before) return succeeded(now);
    const draft = withTyped(before, now);
    void this.#change({ draft, past: past.slice(0, -1) });
    return succeeded(draft);
  }

  /** Keeps the tip together with its cart, so that a power cut leaves neither without the other. */
  setTip(typed: TypedDraft, tip: TipChoice): void {
    this.#step({ ...this.#withMains(typed), tip });
  }

  /**
   * Holds the open cart. Succeeds once it is on the disk; where it cannot be written, the cart stays open. An empty cart is
   * not held, and `heldId` is missing. Fails with `held-carts-full`.
   */
  async hold(typed: TypedDraft): Promise<Result<{ readonly heldId?: string }>> {
    const held = this.#heldWith(typed);
    if (held.length > MAX_HELD) return failed({ action: 'fix-input', code: 'held-carts-full' });
    const failure = await this.#swap({ draft: EMPTY, held, past: [] });
    const heldId = isEmptyDraft(typed) ? undefined : held.at(-1)?.id;
    return failure ? failed(failure) : succeeded({ ...(heldId !== undefined && { heldId }) });
  }

  /** Names a held cart; an empty name removes it. On the disk when it succeeds. Fails with `held-cart-gone`. */
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

  /** Opens a held cart, and holds the open one instead. On the disk when it succeeds. Fails with `held-cart-gone`. */
  async bringBack(heldId: string, current: TypedDraft): Promise<Result<Draft>> {
    const back = this.#carts.held.find(({ id }) => id === heldId);
    if (!back) return failed({ action: 'fix-input', code: 'held-cart-gone' });
    const held = this.#heldWith(current).filter((cart) => cart !== back);
    const draft = { ...back.draft, ...(back.name !== undefined && { name: back.name }) };
    const failure = await this.#swap({ draft, held, past: [] });
    return failure ? failed(failure) : succeeded(draft);
  }

  /** Empties the open cart, which has become the sale of this number, so that a restart does not offer it again. */
  sold(number: number): void {
    const { draft, past = [] } = this.#carts;
    this.#carts = { ...this.#carts, lastSale: number };
    if (!isEmptyDraft(draft) || draft.tip || past.length > 0) void this.#change({ draft: EMPTY, past: [] });
  }

  /**
   * Called after a restart. A sale is on the disk before its cart is removed. Where the till ended between the two, the kept
   * cart was already charged, and is emptied now. `sales` are the numbers of open sales that were made from carts; a sale
   * that started right before the end is among them.
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

  /** Changes the open cart. The change can be undone, unless it is only a digit of the amount or a letter. */
  #step(draft: Draft): void {
    const { draft: before, past = [] } = this.#carts;
    const isCleared = before.lines.length > 0 && before.digits !== '' && draft.digits === '';
    const isStep = isCleared || contentsOf(before) !== contentsOf(draft);
    void this.#change({ draft, ...(isStep && { past: [...past, before].slice(-MAX_PAST) }) });
  }

  /** The typed cart with its tip and name, which only main knows. An empty cart, or another sale's, does not get them. */
  #withMains(typed: TypedDraft): Draft {
    const { tip, name, again } = this.#carts.draft;
    if (isEmptyDraft(typed) || (typed.again && typed.again.saleId !== again?.saleId)) return typed;
    return { ...typed, ...(tip !== undefined && { tip }), ...(name !== undefined && { name }) };
  }

  /** Moves carts between open and held. Where the disk does not take it, every cart goes back to its place. */
  async #swap(changed: KeptCarts): Promise<Failure | undefined> {
    const before = this.#carts;
    const written = this.#change(changed);
    const after = this.#carts;
    const failure = await written;
    // Going back would lose what has been typed or held since; the checkout shows that it is not kept.
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

/**
 * The cart before the last change, with the amount that is typed now, and with the reference. One that was emptied, or had
 * no lines yet, has the reference of that time, since the one that is typed now may be of another customer.
 */
function withTyped(before: Draft, now: Draft): Draft {
  const { again: _, ...goods } = before;
  const { again, reference } = now;
  const isSameCart = before.lines.length > 0 && now.lines.length > 0;
  const cart = isSameCart ? { ...goods, reference, ...(again && { again }) } : before;
  return now.digits === '' ? cart : { ...cart, digits: now.digits };
}

/** The contents whose change can be undone: the lines, the discount and the tip. */
function contentsOf({ lines, discount, tip }: Draft): string {
  return JSON.stringify([lines, discount, tip]);
}
