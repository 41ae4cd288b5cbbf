import { progressOf } from './sale-progress.ts';
import type { TillView } from '../contract/views.ts';

/** Payments that wait for somebody, and that only this till follows; in training no money waits. */
export function followedPayments({ sales, terminal }: Pick<TillView, 'sales' | 'terminal'>): number {
  if (!terminal || terminal.training) return 0;
  return sales.filter((sale) => !sale.elsewhere && progressOf(sale, false) === 'waiting').length;
}
