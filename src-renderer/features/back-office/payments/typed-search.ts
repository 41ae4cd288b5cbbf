import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { PaymentOrder } from '../../../../shared/contract/back-office/payments.ts';

/** What somebody has typed and picked; empty where nothing is. */
export interface Typed {
  readonly text: string;
  readonly scope: HistoryScope;
  /** As `2026-05-12`. */
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly tender: string;
  readonly cashierId: string;
  readonly place: string;
  readonly order: PaymentOrder;
}

/** The service sorts what one question of its own can ask: dates, status and tender. */
export function canBeSorted({ text, cashierId, place, scope }: Typed): boolean {
  return text === '' && cashierId === '' && (scope === 'terminal' || place === '');
}
