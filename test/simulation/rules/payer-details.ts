import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { PaymentIntent } from '../../../src-main/sales/ports.ts';
import type { Press } from './press.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

interface GivenDetails {
  readonly press: Press;
  readonly details: PayerDetails;
  /** Of the sale that they went with. */
  key?: string;
}

/** Rule 10: a payer's details go with every try of their own sale, unchanged, and with none of another. */
export class PayersDetails {
  readonly #witness: Witness;
  /** By e-mail address, which no two customers share. */
  readonly #given = new Map<string, GivenDetails>();

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  given(press: Press, details: PayerDetails): void {
    this.#given.set(details.refundEmail ?? '', { press, details });
  }

  createCalled({ customer, refundEmail, idempotencyKey, reference, amount }: PaymentIntent): void {
    const { records, breaks } = this.#witness;
    const record = [...records.values()].find(({ key }) => key === idempotencyKey);
    if (!record) return;
    if (record.withPayer !== (customer !== undefined)) {
      const how = record.withPayer ? 'without the details it was to go with' : 'with details nobody told';
      breaks('10 the details go with every try', `${record.saleId} is asked for ${how}`);
    }
    if (refundEmail === undefined) return;
    const given = this.#given.get(refundEmail);
    const { press } = given ?? {};
    const isTheirs =
      press?.minor === amount.minor && (press.reference === '' || press.reference === reference);
    if (!given || !isTheirs || (given.key ?? idempotencyKey) !== idempotencyKey)
      breaks('10 the details are of this customer', `${record.saleId} goes with those of ${refundEmail}`);
    else {
      given.key = idempotencyKey;
      if (JSON.stringify(given.details) !== JSON.stringify({ customer, refundEmail }))
        breaks('10 the details go with every try', `${record.saleId} goes with other details than were told`);
    }
  }

  /** The program runs and nobody is about to begin a sale: what is in the safe now is needed. */
  left(saleIds: readonly string[]): void {
    for (const saleId of saleIds) {
      const record = this.#witness.records.get(saleId);
      if (record && mayStillBeAskedFor(record)) continue;
      this.#witness.breaks('10 the details are gone when they are not needed', `${saleId} left some behind`);
    }
  }
}

function mayStillBeAskedFor({ shown, stopped, outcome, creation }: Recorded): boolean {
  return shown === undefined && !stopped && outcome === undefined && creation !== 'create-rejected';
}
