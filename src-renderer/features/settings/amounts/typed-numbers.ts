import { wholeFromDigits } from '../../../../shared/exact-decimal.ts';
import { parsePrice } from '../../../../shared/cart/price.ts';
import { MAX_AMOUNT_MINOR } from '../../../../shared/money.ts';

const MAX_QUICK = 8;
const MAX_PERCENTS = 5;

/** Quick amounts as they are typed, `5 2.50`, in minor units; `undefined` when one of them is none. */
export function readAmounts(text: string, decimals: number): readonly number[] | undefined {
  return readAll(text, MAX_QUICK, (word) => {
    const minor = parsePrice(word, decimals);
    return minor !== undefined && minor > 0 && minor <= MAX_AMOUNT_MINOR ? minor : undefined;
  });
}

/** Percentages as they are typed, `10 15 20`; `undefined` when one of them is none. */
export function readPercents(text: string): readonly number[] | undefined {
  return readAll(text, MAX_PERCENTS, (word) => {
    const percent = /^[0-9]{1,3}$/.test(word) ? wholeFromDigits(word) : 0;
    return percent >= 1 && percent <= 100 ? percent : undefined;
  });
}

function readAll(
  text: string,
  most: number,
  read: (word: string) => number | undefined,
): readonly number[] | undefined {
  const words = text.split(/[\s;%]+/).filter((word) => word !== '');
  const numbers = words.flatMap((word) => read(word) ?? []);
  // The same button twice would say nothing.
  return numbers.length === words.length && numbers.length <= most ? [...new Set(numbers)] : undefined;
}
