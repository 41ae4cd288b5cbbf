import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pl');

export const cart: Words['cart'] = {
  typed: 'Kwota',
  total: 'Razem',
  title: 'Koszyk',
  add: 'Dodaj',
  addToCart: 'Dodaj do koszyka',
  articles: 'Artykuły',
  discount: 'Rabat',
  tip: 'Napiwek',
  carts: 'Koszyki',
  cartsHeld: (held) => `Koszyki ${held}`,
  quickAmounts: 'Szybkie kwoty',
  times: (quantity, price) => `${quantity} × ${price}`,
  oneLess: 'O jeden mniej',
  oneMore: 'O jeden więcej',
  remove: 'Usuń',
  percentOff: (percent) => `Rabat ${percent}`,
  percentTip: (percent) => `Napiwek ${percent}`,
  less: (amount) => `−${amount}`,
  items: (count) =>
    plural(count, { one: `${count} pozycja`, few: `${count} pozycje`, other: `${count} pozycji` }),
  discountOf: (amount) => `rabat ${amount}`,
  tipOf: (amount) => `napiwek ${amount}`,
  contents: 'Zawartość',
  done: 'Gotowe',
  ownDiscount: 'Inny rabat',
  ownTip: 'Inny napiwek',
  take: (amount) => `Zastosuj ${amount}`,
  noDiscount: 'Bez rabatu',
  noTip: 'Bez napiwku',
  search: 'Nazwa lub kod',
  nothingFound: 'Żaden artykuł nie ma takiej nazwy ani kodu.',
  added: (name) => `Dodano: ${name}`,
  hold: 'Odłóż ten koszyk',
  empty: 'Opróżnij koszyk',
  heldCarts: 'Odłożone koszyki',
  noneHeld: 'Brak odłożonych koszyków.',
  cartFull: 'W koszyku nie zmieści się kolejna pozycja. Najpierw pobierz płatność za ten koszyk.',
};
