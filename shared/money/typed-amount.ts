import { wholeFromDigits } from './exact-decimal.ts';
import { MAX_AMOUNT_DIGITS, minorDigits } from './money.ts';

/** An amount as a person typed it. */
export interface TypedAmount {
  readonly minor: number;
  /** Whether it is digits only, so that it may be another number than an amount. */
  readonly bare: boolean;
}

/**
 * Reads an amount in whole units as people write it in `locale`: `12.34`, `1,234.50`, `12,34 €`. The other decimal sign
 * is understood too where it cannot be taken for a thousands sign. `undefined` when it is no amount of the currency.
 */
export function readTypedAmount(text: string, currency: string, locale: string): TypedAmount | undefined {
  const written = withoutCurrency(asciiDigits(text), currency, locale).replaceAll(/[\s'’]|\p{Cf}/gu, '');
  const digits = minorDigits(currency);
  const signs = signsOf(locale);
  const fraction = /^(.*[0-9])([.,])([0-9]+)$/.exec(written);
  if (fraction) {
    const [, whole = '', sign = '', part = ''] = fraction;
    const other = sign === '.' ? ',' : '.';
    const thousands = sign === signs.group && sign !== signs.decimal && part.length === 3;
    if (!thousands && part.length <= digits) {
      return amountOf(ungrouped(whole, other), part.padEnd(digits, '0'));
    }
  }
  const amount = amountOf(ungrouped(written, signs.group === '.' ? '.' : ','), '0'.repeat(digits));
  return amount && { ...amount, bare: /^[0-9]+$/.test(asciiDigits(text.trim())) };
}

function amountOf(whole: string | undefined, part: string): TypedAmount | undefined {
  if (whole === undefined) return undefined;
  const minor = `${whole}${part}`.replace(/^0+/, '');
  return minor.length > MAX_AMOUNT_DIGITS ? undefined : { minor: wholeFromDigits(minor), bare: false };
}

/** The digits of a whole number, with or without thousands signs; `undefined` for any other text. */
function ungrouped(whole: string, group: '.' | ','): string | undefined {
  if (/^[0-9]+$/.test(whole)) return whole;
  const threes = group === '.' ? /^[0-9]{1,3}(\.[0-9]{3})+$/ : /^[0-9]{1,3}(,[0-9]{3})+$/;
  return threes.test(whole) ? whole.replaceAll(group, '') : undefined;
}

function signsOf(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
  }).formatToParts(1234567.5);
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: value('decimal'), group: value('group') };
}

/** Signs that are written after an amount and that `Intl` does not name. */
const SUFFIXES: Readonly<Partial<Record<string, string>>> = { CNY: '元', JPY: '円' };

/** Keyboards have the sign of a currency alone, and some languages write another: `JP¥`, `￥`, `EUR`. */
const LOCALES_OF_SIGNS = ['en', 'en-001'] as const;

function withoutCurrency(text: string, currency: string, locale: string): string {
  const names = [locale, ...LOCALES_OF_SIGNS].flatMap((each) =>
    (['code', 'symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(each, { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? currency,
    ),
  );
  const suffix = SUFFIXES[currency];
  const upper = text.toUpperCase();
  // The longest first: `$` is a part of `US$`.
  const name = [...names, ...(suffix === undefined ? [] : [suffix])]
    .map((known) => asciiDigits(known).toUpperCase())
    .toSorted((a, b) => b.length - a.length)
    .find((known) => upper.includes(known));
  if (name === undefined) return text;
  const at = upper.indexOf(name);
  return `${text.slice(0, at)}${text.slice(at + name.length)}`;
}

/** Signs of currencies in the width of Japanese and Chinese letters. */
const WIDE_SIGNS: Readonly<Partial<Record<string, string>>> = { '￠': '¢', '￡': '£', '￥': '¥', '￦': '₩' };

/** The text with digits and signs of Arabic and Persian keyboards, and wide ones of Japanese and Chinese keyboards, as ASCII. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[￠￡￥￦]/g, (wide) => WIDE_SIGNS[wide] ?? wide)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
