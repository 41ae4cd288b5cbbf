import { failed, succeeded } from '../../../shared/failure.ts';
import { never } from './process.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { CustomerSafe } from '../../../src-main/sales/ports.ts';
import type { SeededRandom } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import type { Disk } from './disk/disk.ts';
import type { Machine } from './machine.ts';
import type { Process } from './process.ts';
import type { Service } from './service.ts';

/** A keyring and a disk take so long at most. */
const SLOW = 300;

interface CustomersParts {
  readonly random: SeededRandom;
  readonly machine: Machine;
  readonly disk: Disk;
  readonly service: Service;
  readonly rules: Rules;
}

/** Customers who tell who they are, in some histories, and the safe in which the till keeps it meanwhile. */
export class Customers {
  readonly #parts: CustomersParts;
  readonly #areAsked: boolean;
  /** The keyring opens now and then nothing. */
  readonly #losesKeys: boolean;
  readonly #files = new Map<string, PayerDetails>();
  #given = 0;

  constructor(parts: CustomersParts) {
    this.#parts = parts;
    this.#areAsked = parts.random.chance(0.2);
    this.#losesKeys = parts.random.chance(0.3);
  }

  /** What the next customer tells: nobody else tells the same. */
  tell(): PayerDetails | undefined {
    if (!this.#areAsked || this.#parts.random.chance(0.3)) return undefined;
    const email = `customer-${++this.#given}@example.com`;
    const customer = { ...SOMEBODY, email };
    return { customer, refundEmail: email };
  }

  /** Sales whose details are on the disk. */
  saleIds(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** The safe as one run of the program has it. */
  open(process: Process): CustomerSafe {
    const { disk, rules } = this.#parts;
    const slowly = <T>(effect: () => T): Promise<T> =>
      this.#slowly().then(() => process.call(effect) ?? never<T>());
    return {
      keep: (saleId, details) =>
        slowly(() => {
          if (disk.refuses) return failed({ action: 'ask-manager', code: 'customer-details-unavailable' });
          this.#files.set(saleId, details);
          return succeeded(null);
        }),
      load: (saleId) =>
        slowly(() => ({ found: this.#read(saleId) })).then(({ found }) => {
          if (!found && process.alive) rules.unreadable(saleId);
          return found;
        }),
      forget: (saleId) => void process.call(() => this.#files.delete(saleId)),
      saleIds: () => (process.alive ? this.saleIds() : []),
    };
  }

  #read(saleId: string): PayerDetails | undefined {
    const { service, random } = this.#parts;
    const isLocked = this.#losesKeys && !service.healed() && random.chance(0.3);
    return isLocked ? undefined : this.#files.get(saleId);
  }

  #slowly(): Promise<void> {
    const { machine, random } = this.#parts;
    return new Promise((resolve) => machine.after(random.between(0, SLOW), resolve));
  }
}

const SOMEBODY = {
  firstName: 'Sam',
  lastName: 'Body',
  address: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  countryCode: 'US',
} as const;
