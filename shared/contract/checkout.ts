import type { Draft, DraftAmount } from '../cart/draft.ts';
import type { Failure } from '../failure.ts';

/** The checkout of one terminal: its catalogue and settings, the held carts, and the cart on the screen. */
export interface CheckoutView {
  readonly settings: CheckoutSettings;
  /** How many articles the catalogue holds. The view leaves the articles out; `catalogue.find` answers them. */
  readonly articles: number;
  /** Articles with a button of their own. */
  readonly quickArticles: readonly Article[];
  /** In the order of the file. The empty name comes last and stands for articles without a category (`catalogue.browse`). */
  readonly categories: readonly string[];
  /** What of it has a price of its own, since shoppers at a kiosk are offered nothing else. */
  readonly priced: { readonly articles: number; readonly categories: readonly string[] };
  /** The last change of the catalogue since the till was started; `catalogue.undo` takes it back. */
  readonly catalogueStep?: NumberedStep;
  /** Oldest first. */
  readonly held: readonly HeldCart[];
  /** The last change of the cart can be taken back. */
  readonly undoable?: true;
  /** What the customer's screen shows, and what a restart brings back. */
  readonly draft: Draft & DraftAmount;
  /** Why the checkout's files could not be written. A power cut would empty the cart now. */
  readonly notKept?: Failure;
}

export interface CheckoutSettings {
  /** Several amounts can be rung up before they are charged. Always so with a catalogue. */
  readonly cart: boolean;
  /** Buttons that add to the typed amount, in minor units. */
  readonly quickAmounts: readonly number[];
  /** Tips that are offered, in whole per cent; missing where no tip is asked for. Another amount can always be typed. */
  readonly tipPercents?: readonly number[];
  /** Discounts that are offered, in whole per cent. */
  readonly discountPercents?: readonly number[];
}

export interface HeldCart {
  readonly id: string;
  /** Wall-clock milliseconds. */
  readonly heldAt: number;
  /** The name that the cashier gave the cart. */
  readonly name?: string;
  /** How many items are in the cart, and their total in minor units. `checkout.bringBack` answers the cart itself. */
  readonly items: number;
  readonly amountMinor: number;
  readonly reference: string;
}

export interface Article {
  readonly name: string;
  /** In minor units of the terminal's currency; missing where the cashier types the price at the sale. */
  readonly unitMinor?: number;
  /** The digits or letters of its barcode. */
  readonly code?: string;
  readonly quick?: true;
  /** The `id` of its tax rate; without it, the store's default rate applies. */
  readonly taxRate?: string;
  readonly category?: string;
  readonly colour?: ArticleColour;
  /** The name of a file in the picture folder. */
  readonly picture?: string;
}

/** Stands in the place of a price, in a catalogue file and in the article's form: the cashier types it at the sale. */
export const OPEN_PRICE = 'open';

/** Colours that mark an article's button. The theme decides how each one looks. */
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

/** The first articles of a category or a search; `more` is how many others there are. */
export interface ArticlePage {
  readonly articles: readonly Article[];
  readonly more: number;
}

/** A change of the catalogue. */
export type CatalogueStep =
  | { readonly kind: 'added' | 'changed' | 'removed'; readonly name: string }
  | { readonly kind: 'imported' | 'cleared' };

/** A change with its number: changes are counted from 1 since the till was started. */
export type NumberedStep = CatalogueStep & { readonly number: number };

/** How many articles an import would add, change and remove. */
export interface Replacement {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** An article as in a line of a catalogue file: the text of each cell. */
export type ArticleCells = Readonly<Record<CatalogueColumn, string>>;

/** How many of the pictures that articles name can be shown, and what is wrong with the others. */
export interface PictureCheck {
  /** The path of the chosen folder. */
  readonly folder?: string;
  readonly ready: number;
  readonly notShown: number;
  /** The first of those that are not shown. */
  readonly faults: readonly { readonly name: string; readonly fault: PictureFault }[];
}

/**
 * What is wrong with the files of a folder whose pictures are all shown: `shown` and `notShown` are how many are and are not.
 */
export interface FolderCheck {
  /** The folder's path. */
  readonly folder: string;
  readonly canBeRead: boolean;
  readonly shown: number;
  readonly notShown: number;
  /** The first of those that are not shown. */
  readonly faults: readonly { readonly name: string; readonly fault: PictureFault | FileFault }[];
}

/** What is wrong with a file that is there, whatever is in it. */
export type FileFault = 'bad-name' | 'too-many';

export type PictureFault =
  | 'missing'
  | 'not-a-file'
  | 'too-large'
  | 'too-many-dots'
  | 'not-a-picture'
  | 'unreadable';

/** What is wrong with one cell of a catalogue file or of an article's form, or with the file as a whole. */
export interface CatalogueFault {
  /** Counts from 1, as spreadsheets do; 0 is the file as a whole. An article's form is line 1. */
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
  /** Another program or person has changed the catalogue meanwhile. Nothing was done; the screen shows the catalogue as it is now. */
  | 'changed-meanwhile';
