import type { ComparedRecord, RecordRelation } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { TechnicalLines } from './technical-lines.tsx';
import { Parted } from './parted.tsx';
import * as styles from './this-till.module.css';

interface ComparedProps {
  readonly found: ComparedRecord;
  readonly terminal: TerminalView;
}

/** How another file relates to this till's ledger, and whose it is. */
export function Compared({ found, terminal }: ComparedProps) {
  const { compare: messages } = useMessages().thisTill;
  const { file, relation, faults, madeBy } = found;
  if (relation === undefined)
    return (
      <Banner kind="fault" title={messages.damaged}>
        <FileName file={file} />
        <p>{messages.damagedText}</p>
        <TechnicalLines lines={faults} />
      </Banner>
    );
  const isExpected =
    madeBy === 'this-terminal' && relation.kind !== 'unrelated' && relation.kind !== 'parted';
  return (
    <Banner kind={isExpected ? 'info' : 'warning'} title={messages.kinds[relation.kind]}>
      <FileName file={file} />
      <Agreement relation={relation} terminal={terminal} />
      {madeBy === 'another-terminal' && <p>{messages.otherTerminal}</p>}
      {madeBy === 'unknown' && <p>{messages.unknownTerminal}</p>}
    </Banner>
  );
}

function FileName({ file }: { readonly file: string }) {
  return (
    <p className={styles.taskFile}>
      <bdi dir="ltr">{file}</bdi>
    </p>
  );
}

interface AgreementProps {
  readonly relation: RecordRelation;
  readonly terminal: TerminalView;
}

/** How much of the two is the same, and how much more each has. */
function Agreement({ relation, terminal }: AgreementProps) {
  const { thisTill, language } = useMessages();
  const { compare: messages } = thisTill;
  if (!('place' in relation)) return null;
  const rows = (count: number) => ({ rows: formatCount(count, terminal.locale) });
  const until = {
    place: formatCount(relation.place, terminal.locale),
    time: dayAndTime(relation.at, language, terminal),
  };
  return (
    <>
      <p>{messages.until(until)}</p>
      {'rowsHere' in relation && <p>{messages.onlyHere(rows(relation.rowsHere))}</p>}
      {'rowsThere' in relation && <p>{messages.onlyThere(rows(relation.rowsThere))}</p>}
      {relation.kind === 'parted' && <Parted {...relation} terminal={terminal} />}
    </>
  );
}
