import { succeeded } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { Result } from '../../../shared/failure.ts';
import type { DatevRefusal } from '../../../shared/contract/exports.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { exportsCommands } from '../../../shared/contract/commands/exports.ts';
import type { reportsCommands } from '../../../shared/contract/commands/reports.ts';
import type { CsvSaver } from '../../reports/ports.ts';
import type { WithSession } from './with-session.ts';

type Saved = { readonly fileName?: string };

export function reportsHandlers(
  withSession: WithSession,
  csvSaver: CsvSaver,
): Pick<CommandCalls, keyof typeof reportsCommands | keyof typeof exportsCommands> {
  return {
    'reports.make': ({ days }) =>
      withSession(async ({ salesReports }) => shown(await salesReports.make(days))),
    'reports.saveCsv': ({ days, upTo }) =>
      withSession(({ salesReports }) => csvSaver.save(salesReports.csv(days, upTo))),
    'exports.save': ({ days, form }) =>
      withSession(({ salesReports }) =>
        csvSaver.save(form === 'sales' ? salesReports.csv(days) : salesReports.statement(days, form)),
      ),
    'exports.lookDatev': () => withSession(({ datev }) => Promise.resolve(succeeded(datev.load() ?? null))),
    'exports.saveDatev': ({ days, settings }) =>
      withSession(async ({ datev, salesReports }): Promise<Result<Saved | DatevRefusal>> => {
        datev.save(settings);
        const made = await salesReports.postings(days, settings);
        if (!made.ok) return made;
        return 'text' in made.value ? csvSaver.save(made.value) : succeeded(made.value);
      }),
  };
}
