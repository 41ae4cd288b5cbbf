import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import { PAYMENT_ORDERS, type PaymentOrder } from '../../../../shared/contract/back-office/payments.ts';
import type { StaffView } from '../../../../shared/contract/staff-view.ts';
import type { TenderView } from '../../../../shared/contract/views.ts';
import { OUTCOMES } from '../../../../shared/payment/payment-status.ts';
import { writtenDay } from '../../../components/form/written-day.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { canBeSorted, type Typed } from './typed-search.ts';

interface Option<Value extends string = string> {
  readonly value: Value;
  readonly name: string;
}

/** What can be picked to find payments, with its names; an empty list where there is nothing to pick from. */
export interface FilterOptions {
  readonly scopes: readonly Option<HistoryScope>[];
  readonly statuses: readonly Option[];
  readonly tenders: readonly Option[];
  readonly cashiers: readonly Option[];
  readonly orders: readonly Option<PaymentOrder>[];
}

export function useFilterOptions(
  scopes: readonly HistoryScope[],
  tenders: readonly TenderView[],
  cashiers: StaffView['cashiers'],
): FilterOptions {
  const { payments, credentials, outcomes, stages, settlements } = useMessages();
  const orders: Readonly<Record<PaymentOrder, string>> = {
    newest: settlements.newest,
    oldest: settlements.oldest,
    changed: payments.changedFirst,
    status: payments.byStatus,
  };
  return {
    scopes: scopes.map((value) => ({ value, name: credentials.scopes[value] })),
    statuses: [
      { value: 'created', name: stages.waiting },
      { value: 'processing', name: stages.seen },
      ...OUTCOMES.map((outcome) => ({ value: outcome, name: outcomes[outcome].title })),
    ],
    tenders: tenders.map(({ id, label }) => ({ value: id, name: label })),
    cashiers: cashiers.map(({ id, name }) => ({ value: id, name })),
    orders: PAYMENT_ORDERS.map((value) => ({ value, name: orders[value] })),
  };
}

/** What is picked, in words, so that it can be read while the boxes are folded away. */
export function useNarrowedTo(typed: Typed, options: FilterOptions, locale: string): readonly string[] {
  const { findPayment } = useMessages();
  const { scopes, statuses, tenders, cashiers, orders } = options;
  const nameOf = (all: readonly Option[], picked: string) => all.find(({ value }) => value === picked)?.name;
  const day = (name: string, iso: string) => (iso === '' ? undefined : `${name} ${writtenDay(iso, locale)}`);
  return [
    scopes.length > 1 && nameOf(scopes, typed.scope),
    day(findPayment.from, typed.from),
    day(findPayment.to, typed.to),
    nameOf(statuses, typed.status),
    nameOf(tenders, typed.tender),
    nameOf(cashiers, typed.cashierId),
    typed.scope !== 'terminal' && typed.place.trim(),
    scopes.length > 0 && canBeSorted(typed) && nameOf(orders, typed.order),
  ].flatMap((part) => (part ? [part] : []));
}
