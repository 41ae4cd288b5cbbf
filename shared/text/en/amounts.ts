import type { CatalogueColumn, CatalogueFaultKind } from '../../contract/counter.ts';

const columns: Record<CatalogueColumn, string> = {
  name: 'name',
  price: 'price',
  code: 'code',
  quick: 'quick',
};

const faultWords: Record<CatalogueFaultKind, string> = {
  'missing-column': 'This column is missing. The first line names the columns.',
  'column-twice': 'There are two of this column.',
  empty: 'It is empty.',
  'not-a-price': 'It is not a price such as 3.50 or 3,50.',
  'too-long': 'It is too long.',
  'unreadable-characters': 'It holds characters that cannot be shown.',
  'code-twice': 'Another article has this code.',
  'not-yes-or-no': 'Write yes, or leave it empty.',
  quotes: 'A quotation mark is missing or in the wrong place.',
  'too-many-articles': 'There are more than 20,000 articles.',
  'too-many-quick': 'More than 24 articles are marked as quick.',
  'no-articles': 'There are no articles in it.',
};

/** The page on which a manager says what sales are put together from. */
export const amounts = {
  title: 'Catalogue and amounts',
  catalogue: 'Catalogue',
  noArticles: 'No articles are loaded.',
  articles: (count: string) => `${count} articles are loaded.`,
  columnsHelp: 'A CSV file. Its first line names the columns: name, price, and if you like code and quick.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading…',
  remove: 'Remove all articles',
  imported: (count: string) => `${count} articles were imported.`,
  tooLarge: 'This file is too large for a catalogue.',
  unreadable: 'This file cannot be read. Choose it again.',
  faultsOf: (file: string) => `Nothing was imported. Faults in ${file}`,
  wholeFile: 'File',
  line: (line: number) => `Line ${line}`,
  cell: (line: number, column: string) => `Line ${line}, ${column}`,
  columns,
  faults: faultWords,
  settings: 'On the New sale screen',
  cart: 'Cart: ring up several amounts before charging',
  quickAmounts: 'Quick amounts',
  tips: 'Tips',
  discounts: 'Discounts',
  percents: 'Percent',
  spaced: 'with spaces between',
  /** Below the percentages of tips. */
  onCustomerScreen: 'The customer’s screen offers the same ones.',
  quickFault: 'Write at most 8 amounts such as 5 or 2.50, with a space between them.',
  percentFault: 'Write at most 5 whole numbers from 1 to 100, with a space between them.',
  save: 'Save',
  saved: 'Saved.',
};
