import type { TerminalView } from '../../shared/contract/views.ts';

/** Day and time as the store writes them. */
export function timeOf(at: number, { locale }: Pick<TerminalView, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
