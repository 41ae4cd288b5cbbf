import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { reportsCommands } from '../../../shared/contract/commands/reports.ts';
import type { CsvSaver } from '../../reports/ports.ts';
import type { WithSession } from './with-session.ts';

export function reportsHandlers(
  withSession: WithSession,
  csvSaver: CsvSaver,
): Pick<CommandCalls, keyof typeof reportsCommands> {
  return {
    'reports.make': ({ days }) =>
      withSession(async ({ salesReports }) => shown(await salesReports.make(days))),
    'reports.saveCsv': ({ days, upTo }) =>
      withSession(({ salesReports }) => csvSaver.save(salesReports.csv(days, upTo))),
  };
}
