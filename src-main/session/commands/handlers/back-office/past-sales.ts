import { failed } from '../../../../../shared/failure.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { pastSalesCommands } from '../../../../../shared/contract/commands/back-office/past-sales.ts';
import type { Failure } from '../../../../../shared/failure.ts';
import type { Till } from '../../../till/till.ts';

const NOT_READY: Failure = { action: 'wait', code: 'till-not-ready' };

export function pastSalesHandlers(
  till: Pick<Till, 'history'>,
): Pick<CommandCalls, keyof typeof pastSalesCommands> {
  return {
    'sales.find': ({ search, after }) =>
      Promise.resolve(shown(till.history()?.find(search, after) ?? failed(NOT_READY))),
    'sales.get': ({ saleId }) => Promise.resolve(shown(till.history()?.get(saleId) ?? failed(NOT_READY))),
  };
}
