import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** How a try stands, as the network knows it: `held-back` is certainly not carried out, `refused` would be again. */
export type TryEnd = 'carried-out' | 'refused' | 'perhaps' | 'held-back';

/** Rules 1, 6 and 9: a try is put on record as what it was; being held back by a 429 neither loses nor refuses it. */
export class Creates {
  readonly #witness: Witness;
  /** The last try of each key. */
  readonly #ends = new Map<string, TryEnd>();

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  ended(key: string, end: TryEnd): void {
    this.#ends.set(key, end);
  }

  /** A program that starts knows of no try how it ended. */
  forgotten(): void {
    for (const key of this.#ends.keys()) this.#ends.set(key, 'perhaps');
  }

  recorded({ saleId, key, payments }: Recorded, event: SaleEvent): void {
    const { breaks } = this.#witness;
    const end = this.#ends.get(key) ?? 'perhaps';
    if (event.type === 'create-rejected' && end !== 'refused')
      breaks('9 a 429 delays, it never loses', `${saleId} is put down as refused, and its try was ${end}`);
    if (event.type === 'create-lost' && end !== 'perhaps')
      breaks('9 a 429 delays, it never loses', `${saleId} is put down as lost, and its try was ${end}`);
    // An answer that nobody wanted any more is kept as a payment beside it.
    if (event.type === 'create-not-sent' && end !== 'held-back' && payments.size === 0)
      breaks('1 a perhaps is no no', `${saleId} is put down as not sent, and its try was ${end}`);
  }
}
