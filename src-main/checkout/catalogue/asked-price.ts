import { OPEN_PRICE } from '../../../shared/contract/checkout.ts';
import { plainWord } from './plain-word.ts';
import type { Language } from '../../../shared/language.ts';

const WORDS: Readonly<Record<Language, string>> = {
  en: `${OPEN_PRICE}, open price`,
  es: 'abierto, precio abierto, libre',
  fr: 'ouvert, prix ouvert, libre, prix libre',
  de: 'offen, offener Preis, frei',
  it: 'aperto, prezzo aperto, libero',
  'pt-BR': 'aberto, preço aberto, livre',
  nl: 'open, open prijs, vrij',
  pl: 'otwarta, cena otwarta, dowolna',
  tr: 'açık, açık fiyat, serbest',
  ar: 'مفتوح, سعر مفتوح',
  'zh-CN': '开放, 开放价格, 自定',
  ja: 'オープン, オープン価格, 自由',
};

const ASKED = new Set(Object.values(WORDS).flatMap((words) => words.split(',').map(plainWord)));

/** Whether a cell says, in any of our languages, that the cashier types the price at the sale. An empty cell does not. */
export function isAskedPrice(cell: string): boolean {
  return ASKED.has(plainWord(cell));
}
