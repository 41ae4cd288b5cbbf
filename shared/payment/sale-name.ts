/** Names of parked sales, such as "Table 9" or "red jacket", are short, so that they are read at a glance. */
export const MAX_SALE_NAME_LENGTH = 40;

/** The name as it is kept: on one line, and without invisible characters. It may be empty then. */
export function saleNameOf(typed: string): string {
  const seen = typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll(/[\p{Cf}\p{Cs}]/gu, '');
  return Array.from(seen.trim()).slice(0, MAX_SALE_NAME_LENGTH).join('').trim();
}
