import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeeded } from '../../shared/failure.ts';
import { Counter } from '../../src-main/checkout/counter.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { Article } from '../../shared/contract/counter.ts';

/** What a counter is started with, where a test does not mind. */
interface Start {
  readonly currency?: string;
  readonly assumedScale?: number;
  readonly articlesAtFirst?: readonly Article[];
}

/** A folder of a counter's files, and the counter as it is after a start on what is in it. */
export class CounterOnDisk {
  readonly folder = temporaryFolder();

  async open({ currency = 'USD', assumedScale = 2, articlesAtFirst = [] }: Start = {}): Promise<Counter> {
    let ids = 0;
    const parts = {
      folder: this.folder,
      currency,
      assumedScale,
      articlesAtFirst,
      now: () => 1_000,
      newId: () => `held-${++ids}`,
    };
    const counter = new Counter(parts, () => undefined);
    await counter.catalogue.load();
    return counter;
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
