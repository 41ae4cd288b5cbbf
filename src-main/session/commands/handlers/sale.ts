import { failed, succeeded } from '../../../../shared/failure.ts';
import { saleNameOf } from '../../../../shared/payment/sale-name.ts';
import { saleWanted } from '../../terminal/sale-wanted.ts';
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
    'sale.start': ({ approvalId, again, ...input }) =>
      withSession(async (session) => {
        const { keptPayers, staff } = session;
        const refusal = session.mayStart();
        if (refusal) return failed(refusal);
        const payer = again === undefined ? succeeded({}) : keptPayers.forAnother(again, input.reference);
        if (!payer.ok) return payer;
        const wanted = saleWanted({ ...input, ...payer.value }, session.terms);
        if (!wanted.ok) return wanted;
        const approved = session.approvals.approvalOf(wanted.value, approvalId);
        if (!approved.ok) return approved;
        const approval = approved.value && { approval: approved.value };
        const by = staff.signedIn;
        const started = await session.sales.start({ ...wanted.value, ...approval, stamp: session.stamp() });
        if (started.ok) {
          session.approvals.saleStarted();
          keptPayers.saleStarted(
            started.value.saleId,
            staff.signedIn === by ? wanted.value.payer : undefined,
            again,
          );
          session.cartSold(started.value.saleId);
        }
        return shown(started);
      }),
    'sale.approve': ({ approvalId, approver }) =>
      withSession(({ approvals }) => approvals.approve(approvalId, approver)),
    'sale.open': ({ saleId, seen }) => withSession(({ sales }) => sales.open(saleId, seen)),
    'sale.leave': ({ saleId, seen, name }) =>
      withSession(({ sales }) =>
        sales.leave(saleId, seen, name === undefined ? undefined : saleNameOf(name)),
      ),
    'sale.withdrawCode': ({ saleId }) => withSession(({ sales }) => sales.withdrawCode(saleId)),
    'sale.clearFinished': ({ saleIds }) => withSession(({ sales }) => sales.clearFinished(saleIds)),
    'sale.checkNow': ({ saleId }) => withSession(async ({ sales }) => shown(await sales.check(saleId))),
    'sale.resumeCreating': ({ saleId }) =>
      withSession(({ sales, staff }) => sales.resumeCreating(saleId, staff.signedIn)),
    'sale.stopCreating': ({ saleId }) => withSession(({ sales }) => sales.stopCreating(saleId)),
    'alert.acknowledge': ({ saleId, alert }) =>
      withSession(({ sales }) => sales.acknowledgeAlert(saleId, alert)),
  };
}
