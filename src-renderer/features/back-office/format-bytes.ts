import { localeOf, type Language } from '../../../shared/language.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file in words of `language`. The digits are Latin, as in amounts. */
export function formatBytes(bytes: number, language: Language, locale: string): string {
  const power = bytes >= 1e9 ? 2 : Number(bytes >= 1e6);
  return new Intl.NumberFormat(localeOf(language, locale), {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power === 0 ? 0 : 1,
    numberingSystem: 'latn',
  }).format(bytes / 1000 ** (power + 1));
}
