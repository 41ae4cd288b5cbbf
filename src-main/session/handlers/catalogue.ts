import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { catalogueCommands } from '../../../shared/contract/commands/catalogue.ts';
import type { CsvSaver } from '../../reports/ports.ts';
import type { WithSession } from './with-session.ts';

export function catalogueHandlers(
  withSession: WithSession,
  csvSaver: CsvSaver,
): Pick<CommandCalls, keyof typeof catalogueCommands> {
  return {
    'catalogue.find': ({ text }) =>
      withSession(async ({ counter }) => succeeded(await counter.catalogue.find(text))),
    'catalogue.browse': ({ category }) =>
      withSession(async ({ counter }) => succeeded(await counter.catalogue.browse(category))),
    'catalogue.byCode': ({ code }) =>
      withSession(async ({ counter }) => succeeded((await counter.catalogue.byCode(code)) ?? null)),
    'catalogue.import': ({ text }) => withSession(({ counter }) => counter.importCatalogue(text)),
    'catalogue.saveCsv': () =>
      withSession(({ counter }) => csvSaver.save({ name: 'catalogue', text: () => counter.catalogue.csv() })),
    'catalogue.clear': () => withSession(({ counter }) => counter.catalogue.clear()),
  };
}
