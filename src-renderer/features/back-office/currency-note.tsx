import type { PaymentAtService, PaymentRow } from '../../../shared/contract/back-office/payments.ts';
import type { SettlementRecord } from '../../../shared/contract/back-office/settlements.ts';
import type { ServiceAmount } from '../../../shared/money/service-amount.ts';
import { useMessages } from '../../messages/use-messages.ts';

type Amounts = readonly (ServiceAmount | undefined)[];

/** Why amounts of the list have no currency. Draws nothing where all have one. */
export function CurrencyNote({ amounts }: { readonly amounts: Amounts }) {
  const { settlements } = useMessages();
  const isUnknown = amounts.some((amount) => amount !== undefined && amount.currency === undefined);
  return isUnknown && <p>{settlements.currencyUnknown}</p>;
}

export function amountsOfPayments(payments: readonly (PaymentAtService | undefined)[]): Amounts {
  return payments.flatMap((payment) => [payment?.requested, payment?.paid]);
}

/** The amounts of these rows. A row with a sale of the till shows the till's amount. */
export function amountsOfRows(rows: readonly PaymentRow[]): Amounts {
  return amountsOfPayments(rows.map(({ sale, payment }) => (sale ? undefined : payment)));
}

export function amountsOfRecords(records: readonly SettlementRecord[]): Amounts {
  return records.flatMap((record): Amounts => {
    if (record.kind === 'deposit') return [record.amount];
    return [record.gross, record.fees, record.net];
  });
}
