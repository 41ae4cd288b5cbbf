import { failed, succeeded } from '../../../../../shared/failure.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { daysCommands } from '../../../../../shared/contract/commands/back-office/days.ts';
import type { DocumentSaver } from '../../../../documents/ports.ts';
import type { CsvSaver } from '../../../../reports/ports.ts';
import type { WithSession } from '../with-session.ts';

export function daysHandlers(
  withSession: WithSession,
  { csvSaver, documentSaver }: { readonly csvSaver: CsvSaver; readonly documentSaver: DocumentSaver },
): Pick<CommandCalls, keyof typeof daysCommands> {
  return {
    'days.explain': ({ days: range }) =>
      withSession(async (session) => shown(await (await session.office.days()).explain(range))),
    'days.explainPayout': ({ settlementId }) =>
      withSession(async (session) => shown(await (await session.office.days()).explainPayout(settlementId))),
    'days.openCopy': ({ file }) =>
      withSession(async (session) =>
        shown(succeeded((await (await session.office.days()).openCopy(file)) ?? null)),
      ),
    'days.saveCopy': ({ file }) =>
      withSession(async (session) => {
        const table = await (await session.office.days()).copyTable(file);
        if (!table) return failed({ action: 'report', code: 'file-not-written', detail: file });
        return session.exports.run('day', (run) => csvSaver.save(table, run));
      }),
    'days.progress': () =>
      withSession(async (session) => succeeded((await session.office.days()).progress ?? null)),
    'days.stop': () =>
      withSession(async (session) => {
        (await session.office.days()).stop();
        return succeeded(null);
      }),
    'days.saveCsv': ({ madeAt }) =>
      withSession(async (session) => {
        const table = (await session.office.days()).csv(madeAt);
        if (!table) return failed({ action: 'try-again', code: 'report-replaced' });
        return session.exports.run('day', (run) => csvSaver.save(table, run));
      }),
    'days.savePdf': ({ madeAt }) =>
      withSession(async ({ office, exports, documents }) => {
        const explained = (await office.days()).latest(madeAt);
        if (!explained) return failed({ action: 'try-again', code: 'report-replaced' });
        return exports.run('day-pdf', async (run) =>
          documentSaver.save(await documents.daysExplained(explained), run),
        );
      }),
  };
}
