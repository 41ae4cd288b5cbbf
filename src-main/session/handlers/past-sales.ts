import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { pastSalesCommands } from '../../../shared/contract/commands/past-sales.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { AtWork } from './at-work.ts';

export function pastSalesHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof pastSalesCommands> {
  return {
    'sales.find': ({ search, after }) => atWork(({ pastSales }) => shown(pastSales.find(search, after))),
    'sales.look': ({ saleId }) => atWork(({ pastSales }) => shown(pastSales.look(saleId))),
  };
}
