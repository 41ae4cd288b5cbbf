import { failed, succeeded } from '../../../../shared/failure.ts';
import { shown } from '../../../../shared/text/shown.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { DatevRefusal } from '../../../../shared/contract/back-office/exports.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { exportsCommands } from '../../../../shared/contract/commands/back-office/exports.ts';
import type { reportsCommands } from '../../../../shared/contract/commands/reports.ts';
import type { DocumentSaver } from '../../../documents/ports.ts';
import type { PayoutsTable } from '../../../back-office/payouts/account-tables.ts';
import type { CsvSaver, ExportRun, Saved } from '../../../reports/ports.ts';
import type { WithSession } from './with-session.ts';

export function reportsHandlers(
  withSession: WithSession,
  { csvSaver, documentSaver }: { readonly csvSaver: CsvSaver; readonly documentSaver: DocumentSaver },
): Pick<CommandCalls, keyof typeof reportsCommands | keyof typeof exportsCommands> {
  /** Saves payouts. Where the service did not answer, its failure is the answer, since there is no file. */
  const savePayouts = async (table: PayoutsTable, run: ExportRun): Promise<Result<Saved>> => {
    const saved = await csvSaver.save(table, run);
    return saved.ok ? saved : failed(table.failure() ?? saved.failure);
  };
  return {
    'reports.make': ({ days }) =>
      withSession(async ({ salesReports }) => shown(await salesReports.make(days))),
    'reports.saveCsv': ({ days, upTo }) =>
      withSession(({ salesReports, exports }) =>
        exports.run('sales', (run) => csvSaver.save(salesReports.csv(days, upTo), run), days),
      ),
    'exports.save': ({ days, form }) =>
      withSession(({ salesReports, exports }) => {
        const table = form === 'sales' ? salesReports.csv(days) : salesReports.statement(days, form);
        return exports.run(form, (run) => csvSaver.save(table, run), days);
      }),
    'exports.saveReport': ({ days, upTo }) =>
      withSession(({ documents, exports }) =>
        exports.run(
          'report',
          async (run) => {
            const doc = await documents.salesReport(days, upTo, run);
            return doc.ok ? documentSaver.save(doc.value, run) : doc;
          },
          days,
        ),
      ),
    'exports.savePayouts': ({ days, statement, goOn = false }) =>
      withSession((session) =>
        session.exports.run(
          statement ? `payouts-${statement}` : 'payouts',
          async (run): Promise<Result<Saved>> => {
            const payouts = await session.office.payouts();
            const table = await (statement ? payouts.statement(days, statement) : payouts.table(days, goOn));
            return table.ok ? savePayouts(table.value, run) : table;
          },
          days,
        ),
      ),
    'exports.stop': () =>
      withSession(({ exports }) => {
        exports.stop();
        return succeeded(null);
      }),
    'exports.getDatev': () =>
      withSession(async ({ datev, salesReports }) => {
        const settings = datev.load() ?? null;
        return succeeded({ currency: await salesReports.accountCurrency(), settings });
      }),
    'exports.saveDatev': ({ days, settings, of }) =>
      withSession(({ datev, salesReports, exports, office }) => {
        datev.save(settings);
        if (of === 'payouts') {
          return exports.run(
            'payouts-datev',
            async (run): Promise<Result<Saved | DatevRefusal>> => {
              const made = await (await office.payouts()).postings(days, settings);
              if (!made.ok) return made;
              return 'text' in made.value ? savePayouts(made.value, run) : succeeded(made.value);
            },
            days,
          );
        }
        return exports.run(
          'datev',
          async (run): Promise<Result<Saved | DatevRefusal>> => {
            const made = await salesReports.postings(days, settings, run);
            if (!made.ok) return made;
            return 'text' in made.value ? csvSaver.save(made.value, run) : succeeded(made.value);
          },
          days,
        );
      }),
  };
}
