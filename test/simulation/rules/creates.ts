import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/**
 * How a try stands, as the network knows it: `held-back` is certainly not carried out, `refused` would be again,
 * `repeated` was answered with the payment of another sale, and `unsent` had no details to go with: the till refuses it itself, or
 * puts it down as not sent where nobody wants it any more.
 */
export type TryEnd = 'carried-out' | 'refused' | 'unsent' | 'perhaps' | 'held-back' | 'repeated';

/** Rules 1, 6 and 9: a try is put on record as what it was; being held back by a 429 neither loses nor refuses it. */
export class Creates {
  readonly #witness: Witness;
  /** The last try of each key. */
  readonly #ends = new Map<string, TryEnd>();
  /** How many of its earlier tries were held back and are not on record as such yet. */
  readonly #heldBack = new Map<string, number>();

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  ended(key: string, end: TryEnd): void {
    this.#ends.set(key, end);
  }

  /** A new try: certainly not carried out, as long as nothing else is known. */
  begun(key: string): void {
    if (this.#ends.get(key) === 'held-back') this.#heldBack.set(key, (this.#heldBack.get(key) ?? 0) + 1);
    this.#ends.set(key, 'held-back');
  }

  /** A program that starts knows of no try how it ended. */
  forgotten(): void {
    for (const key of this.#ends.keys()) this.#ends.set(key, 'perhaps');
    this.#heldBack.clear();
  }

  /** An answer has reached the core that names the payment of another sale: that is on record in the same moment. */
  repeated(record: Recorded, trackingId: string, isRecordable: () => boolean): void {
    const { timeline, breaks, destroyed } = this.#witness;
    timeline.after(0, () => {
      if (!isRecordable() || destroyed.has(record.saleId) || record.foreign.has(trackingId)) return;
      breaks('1 a payment counts for one sale', `${record.saleId} was answered with ${trackingId}, unsaid`);
    });
  }

  recorded({ saleId, key, payments }: Recorded, event: SaleEvent): void {
    const { breaks } = this.#witness;
    const end = this.#ends.get(key) ?? 'perhaps';
    if (event.type === 'create-rejected' && !['refused', 'repeated', 'unsent'].includes(end))
      breaks('9 a 429 delays, it never loses', `${saleId} is put down as refused, and its try was ${end}`);
    if (event.type === 'create-lost' && end !== 'perhaps' && end !== 'repeated')
      breaks('9 a 429 delays, it never loses', `${saleId} is put down as lost, and its try was ${end}`);
    // An answer that nobody wanted any more is kept as a payment beside it.
    if (event.type !== 'create-not-sent') return;
    const earlier = this.#heldBack.get(key) ?? 0;
    const heldBack = earlier + (end === 'held-back' || end === 'unsent' ? 1 : 0);
    const tries = event.tries ?? 1;
    this.#heldBack.set(key, Math.max(0, earlier - tries));
    if (earlier < tries) this.#ends.delete(key);
    if (heldBack < tries && payments.size === 0)
      breaks(
        '1 a perhaps is no no',
        `${saleId} puts down ${tries} as not sent, of ${heldBack}; the last was ${end}`,
      );
  }
}
