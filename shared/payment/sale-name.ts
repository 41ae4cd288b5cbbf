/** What a cashier calls a parked sale, "Table 9" or "red jacket": short, so that it is read at a glance. */
export const MAX_SALE_NAME_LENGTH = 40;

/** The name as it is kept: on one line, and nothing in it that nobody sees. Empty where nothing is left. */
export function saleNameOf(typed: string): string {
  const seen = typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll(/[\p{Cf}\p{Cs}]/gu, '');
  return Array.from(seen.trim()).slice(0, MAX_SALE_NAME_LENGTH).join('').trim();
}
