import { vi } from 'vitest';

/**
 * A runtime whose tables give every currency of `digits` other decimals than this one's, as another version of ICU may:
 * what is asked for without naming the decimals comes out in these. A `run` that takes its time runs in it to its end.
 */
export function withIcuDigits<T>(digits: Readonly<Record<string, number>>, run: () => T): T {
  const { NumberFormat } = Intl;
  function OtherNumberFormat(locale?: string | string[], options: Intl.NumberFormatOptions = {}) {
    const { style, currency = '' } = options;
    const decimals = style === 'currency' ? digits[currency] : undefined;
    const tables = decimals !== undefined && {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    };
    return new NumberFormat(locale, { ...tables, ...options });
  }
  OtherNumberFormat.supportedLocalesOf = NumberFormat.supportedLocalesOf.bind(NumberFormat);
  vi.stubGlobal('Intl', { ...Object.fromEntries(propertiesOf(Intl)), NumberFormat: OtherNumberFormat });
  const done = (): void => void vi.unstubAllGlobals();
  let result: T | undefined;
  try {
    result = run();
    return result instanceof Promise ? (result.finally(done) as T) : result;
  } finally {
    if (!(result instanceof Promise)) done();
  }
}

function propertiesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.getOwnPropertyNames(value).map((name) => [name, Reflect.get(value, name)] as const);
}
