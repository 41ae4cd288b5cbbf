import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { pastSalesCommands } from '../../../shared/contract/commands/past-sales.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { AtWork } from './at-work.ts';

export function pastSalesHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof pastSalesCommands> {
  return {
    'sales.find': ({ search, after }) =>
      atWork(({ salesHistory }) => shown(salesHistory.find(search, after))),
    'sales.look': ({ saleId }) => atWork(({ salesHistory }) => shown(salesHistory.look(saleId))),
  };
}
