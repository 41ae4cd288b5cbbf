import { moneylessOf } from '../../../shared/view/moneyless.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { DocumentSaver } from '../../documents/ports.ts';
import type { ChooseTarget } from '../../ledger/care/ledger-care.ts';
import type { CsvSaver } from '../../reports/ports.ts';

/** At the end of the name of a file behind which is no real money. */
const TEST_MARK = '-test';
/** File systems take names of 255 bytes, and those of documents are cut before: the mark must not be what is cut. */
const MOST_BEFORE_MARK = 110;

interface FileSavers {
  readonly csvSaver: CsvSaver;
  readonly documentSaver: DocumentSaver;
}

interface MarkedFiles extends FileSavers {
  /** Where a copy of the record, or a bundle with steps of its sales, is saved. */
  readonly chooseRecordTarget: ChooseTarget;
}

/**
 * The same savers, which propose a name that ends in `-test` where no money moves: in the sandbox environment and in
 * training. In an accountant's folder such a file would else look like one of real sales.
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
