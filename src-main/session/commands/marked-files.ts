import { moneylessOf } from '../../../shared/view/moneyless.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { DocumentSaver } from '../../documents/ports.ts';
import type { ChooseTarget } from '../../ledger/care/ledger-care.ts';
import type { CsvSaver } from '../../reports/ports.ts';

/** The end of a file name where no real money is behind the content. */
const TEST_MARK = '-test';
/** Longer names are cut before the mark, because file systems take 255 bytes and would cut the mark. */
const MOST_BEFORE_MARK = 110;

interface FileSavers {
  readonly csvSaver: CsvSaver;
  readonly documentSaver: DocumentSaver;
}

interface MarkedFiles extends FileSavers {
  /** Chooses where to save a copy of the ledger or a diagnosis bundle. */
  readonly chooseRecordTarget: ChooseTarget;
}

/**
 * Wraps the savers: they propose a name that ends in `-test` where no money moves, in the sandbox environment and in training.
 * Otherwise such a file would look like one of real sales in an accountant's folder.
 */
export function withMarkedNames(
  { csvSaver, documentSaver, chooseTarget }: FileSavers & { readonly chooseTarget: ChooseTarget },
  terminal: () => TerminalView | undefined,
): MarkedFiles {
  const marked = (name: string): string => {
    const own = terminal();
    if (own === undefined || moneylessOf(own) === undefined) return name;
    return `${Array.from(name).slice(0, MOST_BEFORE_MARK).join('')}${TEST_MARK}`;
  };
  return {
    csvSaver: { save: (table, run) => csvSaver.save({ ...table, name: marked(table.name) }, run) },
    chooseRecordTarget: (name, extension) => chooseTarget(marked(name), extension),
    documentSaver: { save: (doc, run) => documentSaver.save({ ...doc, name: marked(doc.name) }, run) },
  };
}
