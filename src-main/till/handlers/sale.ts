import { failed, succeeded } from '../../../shared/failure.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { SaleResults } from '../../../shared/contract/commands/sale.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Money } from '../../../shared/money.ts';
import type { AtWork } from './at-work.ts';

export function saleHandlers(atWork: AtWork): Pick<CommandCalls, keyof SaleResults> {
  return {
    'sale.lookAhead': ({ reference }) =>
      atWork(({ sales }) => {
        sales.lookAhead(reference);
        return succeeded(null);
      }),
    'sale.start': ({ amountMinor, ...wanted }) =>
      atWork(({ sales, minimum }) =>
        amountMinor < minimum.minor
          ? failed(belowMinimum(minimum))
          : sales.start({ amount: { minor: amountMinor, currency: minimum.currency }, ...wanted }),
      ),
    'sale.open': ({ saleId, seen }) => atWork(({ sales }) => sales.open(saleId, seen)),
    'sale.leave': ({ saleId, seen }) => atWork(({ sales }) => sales.leave(saleId, seen)),
    'sale.checkNow': ({ saleId }) => atWork(({ sales }) => sales.check(saleId)),
    'sale.stopCreating': ({ saleId }) => atWork(({ sales }) => sales.stopCreating(saleId)),
    'concern.note': ({ saleId, concern }) => atWork(({ sales }) => sales.noteConcern(saleId, concern)),
  };
}

function belowMinimum(minimum: Money): Failure {
  const expected = `at least ${formatMoney(minimum, 'en')}`;
  return {
    action: 'fix-input',
    code: 'amount-invalid',
    fields: [{ field: 'amountMinor', fault: 'malformed', expected }],
  };
}
