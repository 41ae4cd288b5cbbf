import { join } from 'node:path';
import { succeeded, type Failure, type Result } from '../../../shared/failure.ts';
import { Catalogue } from '../../../src-main/checkout/catalogue/catalogue.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import type { CatalogueChange } from '../../../shared/cart/catalogue-change.ts';
import type { Article, ArticleCells, CatalogueFault } from '../../../shared/contract/checkout.ts';

export const CSV = 'name,price,code\nCoffee,3.50,1\nTea,2.80,2\nCake,4.00,\n';
export const [coffee, tea, cake] = [
  { name: 'Coffee', unitMinor: 350, code: '1' },
  { name: 'Tea', unitMinor: 280, code: '2' },
  { name: 'Cake', unitMinor: 400 },
] as const;
/** What somebody types of an article: nothing yet. */
export const empty: ArticleCells = {
  name: '',
  price: '',
  code: '',
  quick: '',
  tax: '',
  category: '',
  colour: '',
  picture: '',
};

/** A catalogue's file, and what is recorded of its changes. */
export class KeptCatalogue {
  readonly file = join(temporaryFolder(), 'catalogue.json');
  recorded: CatalogueChange[] = [];
  /** What the record answers. */
  refusal: Result<null> = succeeded(null);
  readonly record = (change: CatalogueChange): Result<null> => {
    this.recorded.push(change);
    return this.refusal;
  };

  /** The catalogue as it is after a start on what the disk holds. */
  async open(): Promise<Catalogue> {
    const catalogue = new Catalogue(this.file, { currency: 'USD', assumedScale: 2 }, [], () => undefined);
    await catalogue.load();
    return catalogue;
  }

  /** With three articles. */
  async shop(): Promise<Catalogue> {
    const catalogue = await this.open();
    await catalogue.import({ text: CSV }, this.record);
    this.recorded = [];
    return catalogue;
  }

  async kept(): Promise<readonly Article[]> {
    return all(await this.open());
  }
}

export async function all(catalogue: Catalogue): Promise<readonly Article[]> {
  return (await catalogue.list({ text: '', most: 500 })).articles;
}

/** Column and fault of each, or the failure. */
export function faultsOf(
  edited: Result<{ readonly faults: readonly CatalogueFault[] }>,
): readonly string[] | Failure {
  return edited.ok
    ? edited.value.faults.map(({ column, fault }) => `${column ?? '-'} ${fault}`)
    : edited.failure;
}
