import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { PastSalesResults } from '../../../shared/contract/commands/past-sales.ts';
import type { AtWork } from './at-work.ts';

export function pastSalesHandlers(atWork: AtWork): Pick<CommandCalls, keyof PastSalesResults> {
  return {
    'sales.find': ({ search, after }) => atWork(({ pastSales }) => pastSales.find(search, after)),
    'sales.look': ({ saleId }) => atWork(({ pastSales }) => pastSales.look(saleId)),
  };
}
