import { succeeded } from '../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { catalogueCommands } from '../../../../shared/contract/commands/catalogue.ts';
import type { CatalogueRecord } from '../../../checkout/catalogue/kept-catalogue.ts';
import type { Staff } from '../../../staff/staff.ts';
import type { CsvSaver } from '../../../reports/ports.ts';
import type { WithSession } from './with-session.ts';

/** Lets a person choose a folder; resolves to `undefined` where the dialog was cancelled. */
export type ChooseFolder = () => Promise<string | undefined>;

export function catalogueHandlers(
  withSession: WithSession,
  { csvSaver, chooseFolder }: { readonly csvSaver: CsvSaver; readonly chooseFolder: ChooseFolder },
): Pick<CommandCalls, keyof typeof catalogueCommands> {
  return {
    'catalogue.find': ({ text }) =>
      withSession(async ({ checkout }) => succeeded(await checkout.catalogue.find(text))),
    'catalogue.browse': ({ category }) =>
      withSession(async ({ checkout }) => succeeded(await checkout.catalogue.browse(category))),
    'catalogue.byCode': ({ code }) =>
      withSession(async ({ checkout }) => succeeded((await checkout.catalogue.byCode(code)) ?? null)),
    'catalogue.picture': ({ name }) =>
      withSession(async ({ checkout }) => succeeded(await checkout.pictures.source(name))),
    'catalogue.checkPictures': () =>
      withSession(async ({ checkout }) => succeeded(await checkout.pictures.check())),
    'catalogue.choosePictures': () =>
      withSession(async ({ checkout }) => {
        const folder = await chooseFolder();
        return folder === undefined ? succeeded(null) : checkout.pictures.use(folder);
      }),
    'catalogue.list': (wanted) =>
      withSession(async ({ checkout }) => succeeded(await checkout.catalogue.list(wanted))),
    'catalogue.save': (edit) =>
      withSession(({ checkout, staff }) => checkout.catalogue.save(edit, recordOf(staff))),
    'catalogue.remove': ({ article }) =>
      withSession(({ checkout, staff }) => checkout.catalogue.remove(article, recordOf(staff))),
    'catalogue.undo': () => withSession(({ checkout, staff }) => checkout.catalogue.undo(recordOf(staff))),
    'catalogue.import': (wanted) =>
      withSession(({ checkout, staff }) => checkout.catalogue.import(wanted, recordOf(staff))),
    'catalogue.saveCsv': () =>
      withSession(({ checkout }) =>
        csvSaver.save({ name: 'catalogue', text: () => checkout.catalogue.csv() }),
      ),
    'catalogue.clear': () => withSession(({ checkout, staff }) => checkout.catalogue.clear(recordOf(staff))),
  };
}

/** Records a change of the catalogue with whoever has signed in when it is made. */
function recordOf(staff: Staff): CatalogueRecord {
  return (change) => staff.journal.catalogueChanged(change);
}
