import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { PaymentOrder } from '../../../../shared/contract/back-office/payments.ts';

/** What somebody has typed and picked to find payments. A field in which nothing is picked is an empty text. */
export interface Typed {
  readonly text: string;
  readonly scope: HistoryScope;
  /** The first and the last day, in the form `2026-05-12`. */
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly tender: string;
  readonly cashierId: string;
  readonly place: string;
  readonly order: PaymentOrder;
}

/**
 * Whether the list may have another order than the newest first. The service sorts what one request finds; a text, a
 * cashier, or a place beyond this terminal takes more than one, or is filtered by the till.
 */
export function canBeSorted({ text, cashierId, place, scope }: Typed): boolean {
  return text === '' && cashierId === '' && (scope === 'terminal' || place === '');
}
