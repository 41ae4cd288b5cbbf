import type { LedgerTaskEnd, LedgerTaskKind } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Compared } from './compared.tsx';
import { Verified } from './verified.tsx';
import * as styles from './this-till.module.css';

interface TaskEndProps {
  readonly kind: LedgerTaskKind;
  readonly end: LedgerTaskEnd;
  readonly terminal: TerminalView;
}

/** The result of a task on the ledger, and what to do next. */
export function TaskEnd({ kind, end, terminal }: TaskEndProps) {
  const { thisTill: messages } = useMessages();
  const { locale } = terminal;
  switch (end.result) {
    case 'verified':
      return <Verified end={end} terminal={terminal} />;
    case 'saved':
      return (
        <Banner kind="info" title={kind === 'export' ? messages.exported : messages.backedUp}>
          {end.rows !== undefined && <p>{messages.exportedRows({ rows: formatCount(end.rows, locale) })}</p>}
          <p className={styles.taskFile}>
            <bdi dir="ltr">{end.file}</bdi>
          </p>
        </Banner>
      );
    case 'compared':
      return <Compared found={end} terminal={terminal} />;
    case 'stopped':
      return <p>{messages.stopped}</p>;
    case 'timed-out':
      return <Failed kind={kind} why={messages.timedOut} />;
    case 'failed':
      return <Failed kind={kind} detail={end.detail} />;
  }
}

interface FailedProps {
  readonly kind: LedgerTaskKind;
  readonly why?: string;
  readonly detail?: string | undefined;
}

function Failed({ kind, why, detail }: FailedProps) {
  const { thisTill: messages } = useMessages();
  return (
    <Banner kind="fault" title={messages.failed[kind]}>
      <p>{why ?? messages.goesOn}</p>
      {detail !== undefined && (
        <p className={styles.taskFile}>
          <q>
            <bdi dir="ltr">{detail}</bdi>
          </q>
        </p>
      )}
    </Banner>
  );
}
