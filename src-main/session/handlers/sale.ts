import { failed, succeeded } from '../../../shared/failure.ts';
import { saleWanted } from '../sale-wanted.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { saleCommands } from '../../../shared/contract/commands/sale.ts';
import type { AtWork } from './at-work.ts';

export function saleHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof saleCommands> {
  return {
    'sale.prefetchDuplicates': ({ reference }) =>
      atWork(({ sales }) => {
        sales.prefetchDuplicates(reference);
        return succeeded(null);
      }),
    'sale.start': (input) =>
      atWork(async (session) => {
        const refusal = session.mayStart();
        if (refusal) return failed(refusal);
        const wanted = saleWanted(input, session.terms);
        if (!wanted.ok) return wanted;
        const started = await session.sales.start({ ...wanted.value, stamp: session.stamp() });
        if (started.ok) session.counter.carts.sold();
        return shown(started);
      }),
    'sale.open': ({ saleId, seen }) => atWork(({ sales }) => sales.open(saleId, seen)),
    'sale.leave': ({ saleId, seen }) => atWork(({ sales }) => sales.leave(saleId, seen)),
    'sale.checkNow': ({ saleId }) => atWork(async ({ sales }) => shown(await sales.check(saleId))),
    'sale.resumeCreating': ({ saleId }) =>
      atWork(({ sales, staff }) => sales.resumeCreating(saleId, staff.signedIn)),
    'sale.stopCreating': ({ saleId }) => atWork(({ sales }) => sales.stopCreating(saleId)),
    'concern.note': ({ saleId, concern }) => atWork(({ sales }) => sales.noteConcern(saleId, concern)),
  };
}
