/** A whole percentage as people of this locale write it: `10 %` in German. */
export function percentText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}
