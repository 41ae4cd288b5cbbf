import { succeeded } from '../../../../shared/failure.ts';
import { saleNameOf } from '../../../../shared/payment/sale-name.ts';
import { shown } from '../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { saleCommands } from '../../../../shared/contract/commands/sale.ts';
import type { WithSession } from './with-session.ts';

export function saleHandlers(withSession: WithSession): Pick<CommandCalls, keyof typeof saleCommands> {
  return {
    'sale.prefetchDuplicates': ({ reference }) =>
      withSession(({ sales }) => {
        sales.prefetchDuplicates(reference);
        return succeeded(null);
      }),
    'sale.start': (input) => withSession(async (session) => shown(await session.cashiersSales.start(input))),
    'sale.approve': ({ approvalId, approver }) =>
      withSession(({ approvals }) => approvals.approve(approvalId, approver)),
    'sale.open': ({ saleId, seen }) => withSession(({ sales }) => sales.open(saleId, seen)),
    'sale.leave': ({ saleId, seen, name }) =>
      withSession(({ sales }) =>
        sales.leave(saleId, seen, name === undefined ? undefined : saleNameOf(name)),
      ),
    'sale.withdrawCode': ({ saleId }) =>
      withSession(({ sales, staff }) => sales.withdrawCode(saleId, staff.signedIn)),
    'sale.clearFinished': ({ saleIds }) => withSession(({ sales }) => sales.clearFinished(saleIds)),
    'sale.checkNow': ({ saleId }) => withSession(async ({ sales }) => shown(await sales.check(saleId))),
    'sale.resumeCreating': ({ saleId }) =>
      withSession(({ sales, staff }) => sales.resumeCreating(saleId, staff.signedIn)),
    'sale.stopCreating': ({ saleId }) =>
      withSession(({ sales, staff }) => sales.stopCreating(saleId, staff.signedIn)),
    'alert.acknowledge': ({ saleId, alert }) =>
      withSession(({ sales, staff }) => sales.acknowledgeAlert(saleId, alert, staff.signedIn)),
  };
}
