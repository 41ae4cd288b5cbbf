import type { Draft, DraftAmount } from '../cart/draft.ts';
import type { Failure } from '../failure.ts';

/** The checkout of one terminal: what sales are put together from, and the one that is being put together. */
export interface CheckoutView {
  readonly settings: CheckoutSettings;
  /** How many articles the catalogue holds; they do not travel in the view ("catalogue.find"). */
  readonly articles: number;
  /** Those with a button of their own. */
  readonly quickArticles: readonly Article[];
  /** In the order of the file; the empty name, last, stands for articles without a category ("catalogue.browse"). */
  readonly categories: readonly string[];
  /** The last change of the catalogue since the till was started, which "catalogue.undo" takes back. */
  readonly catalogueStep?: NumberedStep;
  /** Oldest first. */
  readonly held: readonly HeldCart[];
  /** The last change of the cart can be taken back. */
  readonly undoable?: true;
  /** What the customer's screen shows, and what a restart brings back. */
  readonly draft: Draft & DraftAmount;
  /** The checkout's files could not be written: a power cut would empty the cart. */
  readonly notKept?: Failure;
}

export interface CheckoutSettings {
  /** Several amounts are rung up before they are charged. A catalogue brings this along. */
  readonly cart: boolean;
  /** Buttons that add to the typed amount, in minor units. */
  readonly quickAmounts: readonly number[];
  /** Whole percent; missing where no tip is asked for. An own amount may be given either way. */
  readonly tipPercents?: readonly number[];
  /** The same for discounts. */
  readonly discountPercents?: readonly number[];
}

export interface HeldCart {
  readonly id: string;
  /** Wall-clock milliseconds. */
  readonly heldAt: number;
  /** What the cashier called it. */
  readonly name?: string;
  /** What is on it and what it comes to, in minor units; the cart itself is answered when it comes back. */
  readonly items: number;
  readonly amountMinor: number;
  readonly reference: string;
}

export interface Article {
  readonly name: string;
  /** Minor units of the terminal's currency; missing where whoever sells it is asked for the price. */
  readonly unitMinor?: number;
  /** What its barcode says. */
  readonly code?: string;
  readonly quick?: true;
  /** The `id` of its tax rate; the store's default without it. */
  readonly taxRate?: string;
  readonly category?: string;
  readonly colour?: ArticleColour;
  /** The name of a file in the picture folder. */
  readonly picture?: string;
}

/** In the place of a price, in a file and a form: it is asked for at the sale. */
export const OPEN_PRICE = 'open';

/** What a button of an article may be marked with; the theme says how each looks. */
export const ARTICLE_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'grey',
] as const;
export type ArticleColour = (typeof ARTICLE_COLOURS)[number];

/** Articles of one category, as many as are looked through; `more` are left to the search. */
export interface ArticlePage {
  readonly articles: readonly Article[];
  readonly more: number;
}

/** A change of the catalogue. */
export type CatalogueStep =
  | { readonly kind: 'added' | 'changed' | 'removed'; readonly name: string }
  | { readonly kind: 'imported' | 'cleared' };

/** Each since the till was started has a number of its own. */
export type NumberedStep = CatalogueStep & { readonly number: number };

/** How many articles another catalogue adds to this one, changes of it and removes. */
export interface Replacement {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** An article as a line of a catalogue file says it: the text of each cell. */
export type ArticleCells = Readonly<Record<CatalogueColumn, string>>;

/** What has come of the pictures that articles name. */
export interface PictureCheck {
  /** The path of the chosen folder. */
  readonly folder?: string;
  readonly ready: number;
  readonly notShown: number;
  /** The first of those that are not shown. */
  readonly faults: readonly { readonly name: string; readonly fault: PictureFault }[];
}

export type PictureFault =
  | 'missing'
  | 'not-a-file'
  | 'too-large'
  | 'too-many-dots'
  | 'not-a-picture'
  | 'unreadable';

/** What is wrong with one cell of a catalogue file or of an article, or with the whole. */
export interface CatalogueFault {
  /** Counts from 1, as spreadsheets do; 0 for the file as a whole. The only article of a form is line 1. */
  readonly line: number;
  readonly column?: CatalogueColumn;
  readonly fault: CatalogueFaultKind;
}

export const CATALOGUE_COLUMNS = [
  'name',
  'price',
  'code',
  'quick',
  'tax',
  'category',
  'colour',
  'picture',
] as const;
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number];

export type CatalogueFaultKind =
  | 'missing-column'
  | 'column-twice'
  | 'empty'
  | 'not-a-price'
  | 'too-long'
  | 'unreadable-characters'
  | 'code-twice'
  | 'not-yes-or-no'
  | 'not-a-tax-rate'
  | 'quotes'
  | 'too-many-articles'
  | 'not-a-file-name'
  | 'too-many-quick'
  | 'too-many-pictures'
  | 'no-articles'
  /** By somebody else or another program; nothing was done, and the catalogue is shown as it is now. */
  | 'changed-meanwhile';
