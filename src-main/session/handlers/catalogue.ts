import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { catalogueCommands } from '../../../shared/contract/commands/catalogue.ts';
import type { CatalogueRecord } from '../../checkout/catalogue/kept-catalogue.ts';
import type { Staff } from '../../staff/staff.ts';
import type { CsvSaver } from '../../reports/ports.ts';
import type { WithSession } from './with-session.ts';

/** A folder of this computer that somebody chose, or none. */
export type ChooseFolder = () => Promise<string | undefined>;

export function catalogueHandlers(
  withSession: WithSession,
  { csvSaver, chooseFolder }: { readonly csvSaver: CsvSaver; readonly chooseFolder: ChooseFolder },
): Pick<CommandCalls, keyof typeof catalogueCommands> {
  return {
    'catalogue.find': ({ text }) =>
      withSession(async ({ counter }) => succeeded(await counter.catalogue.find(text))),
    'catalogue.browse': ({ category }) =>
      withSession(async ({ counter }) => succeeded(await counter.catalogue.browse(category))),
    'catalogue.byCode': ({ code }) =>
      withSession(async ({ counter }) => succeeded((await counter.catalogue.byCode(code)) ?? null)),
    'catalogue.picture': ({ name }) =>
      withSession(async ({ counter }) => succeeded(await counter.pictures.source(name))),
    'catalogue.checkPictures': () =>
      withSession(async ({ counter }) => succeeded(await counter.pictures.check())),
    'catalogue.choosePictures': () =>
      withSession(async ({ counter }) => {
        const folder = await chooseFolder();
        return folder === undefined ? succeeded(null) : counter.pictures.use(folder);
      }),
    'catalogue.list': (wanted) =>
      withSession(async ({ counter }) => succeeded(await counter.catalogue.list(wanted))),
    'catalogue.save': (edit) =>
      withSession(({ counter, staff }) => counter.catalogue.save(edit, recordOf(staff))),
    'catalogue.remove': ({ article }) =>
      withSession(({ counter, staff }) => counter.catalogue.remove(article, recordOf(staff))),
    'catalogue.undo': () => withSession(({ counter, staff }) => counter.catalogue.undo(recordOf(staff))),
    'catalogue.import': (wanted) =>
      withSession(({ counter, staff }) => counter.catalogue.import(wanted, recordOf(staff))),
    'catalogue.saveCsv': () =>
      withSession(({ counter }) => csvSaver.save({ name: 'catalogue', text: () => counter.catalogue.csv() })),
    'catalogue.clear': () => withSession(({ counter, staff }) => counter.catalogue.clear(recordOf(staff))),
  };
}

/** Who has signed in when it is done counts. */
function recordOf(staff: Staff): CatalogueRecord {
  return (change) => staff.catalogueChanged(change);
}
