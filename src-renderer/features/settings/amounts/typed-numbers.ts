import { wholeFromDigits } from '../../../../shared/money/exact-decimal.ts';
import { parsePrice } from '../../../../shared/cart/price.ts';
import { MAX_AMOUNT_MINOR } from '../../../../shared/money/money.ts';

const MAX_QUICK = 8;
const MAX_PERCENTS = 5;

/** Quick amounts as they are typed, `5 2.50`, in minor units; `undefined` when one of them is none. */
export function readAmounts(text: string, decimals: number): readonly number[] | undefined {
  return readAll(text, MAX_QUICK, (part) => {
    const minor = parsePrice(part, decimals);
    return minor !== undefined && minor > 0 && minor <= MAX_AMOUNT_MINOR ? minor : undefined;
  });
}

/** Percentages as they are typed, `10 15 20`; `undefined` when one of them is none. */
export function readPercents(text: string): readonly number[] | undefined {
  return readAll(text, MAX_PERCENTS, (part) => {
    const percent = /^[0-9]{1,3}$/.test(part) ? wholeFromDigits(part) : 0;
    return percent >= 1 && percent <= 100 ? percent : undefined;
  });
}

function readAll(
  text: string,
  most: number,
  read: (part: string) => number | undefined,
): readonly number[] | undefined {
  const parts = text.split(/[\s;%]+/).filter((part) => part !== '');
  const numbers = parts.flatMap((part) => read(part) ?? []);
  // The same button twice would say nothing.
  return numbers.length === parts.length && numbers.length <= most ? [...new Set(numbers)] : undefined;
}
