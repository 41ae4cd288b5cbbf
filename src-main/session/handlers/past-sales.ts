import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { pastSalesCommands } from '../../../shared/contract/commands/past-sales.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { WithSession } from './with-session.ts';

export function pastSalesHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof pastSalesCommands> {
  return {
    'sales.find': ({ search, after }) =>
      withSession(({ salesHistory }) => shown(salesHistory.find(search, after))),
    'sales.get': ({ saleId }) => withSession(({ salesHistory }) => shown(salesHistory.look(saleId))),
  };
}
