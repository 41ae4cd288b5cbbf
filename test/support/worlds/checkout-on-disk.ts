import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeeded } from '../../../shared/failure.ts';
import { Checkout } from '../../../src-main/checkout/checkout.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import type { Article } from '../../../shared/contract/checkout.ts';

/** What a checkout is started with, where a test does not mind. */
interface Start {
  readonly currency?: string;
  readonly assumedScale?: number;
  readonly articlesAtFirst?: readonly Article[];
}

/** A folder of a checkout's files, and the checkout as it is after a start on what is in it. */
export class CheckoutOnDisk {
  readonly folder = temporaryFolder();

  async open({ currency = 'USD', assumedScale = 2, articlesAtFirst = [] }: Start = {}): Promise<Checkout> {
    let ids = 0;
    const parts = {
      folder: this.folder,
      currency,
      assumedScale,
      articlesAtFirst,
      picturesAtFirst: new Map(),
      now: () => 1_000,
      newId: () => `held-${++ids}`,
    };
    const checkout = new Checkout(parts, () => undefined);
    await checkout.catalogue.load();
    return checkout;
  }

  kept(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }
}

/** Nobody asks what became of these catalogues. */
export const unrecorded = () => succeeded(null);

export const CSV = 'name,price,code,quick\nCoffee,3.50,4006381333931,yes\nTea,"2,80",,\n';
export const coffee = { name: 'Coffee', unitMinor: 350, code: '4006381333931', quick: true };
export const draft = {
  digits: '250',
  typedName: 'Amount',
  lines: [{ name: 'Coffee', quantity: 2, unitMinor: 350 }],
  discount: { percent: 10 },
  reference: 'TABLE-9',
};
export const nothing = { digits: '', typedName: 'Amount', lines: [], reference: '' };
