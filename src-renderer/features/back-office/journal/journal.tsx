import { useMemo, useState } from 'react';
import { JOURNAL_KINDS, type JournalLine } from '../../../../shared/contract/journal.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../shared/language.ts';
import { MOST_DAYS } from '../../../../shared/reports/sales-report.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { DayChoice } from '../../reports/day-choice.tsx';
import { daysChosen } from '../../reports/report-days.ts';
import { JournalDetail } from './journal-detail.tsx';
import { JournalEntry } from './journal-entry.tsx';
import { JournalFilters, type Picked } from './journal-filters.tsx';
import { JournalStatus } from './journal-status.tsx';
import { useJournal, type JournalWish } from './use-journal.ts';

interface JournalProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  /** Opens the checkout, which shows a sale. */
  readonly onSale: () => void;
}

const TODAY: Picked = { days: { span: 'today', from: '', to: '' }, person: '', kind: '' };

/** Who did what at this till: the drawer, prints, warnings that were overridden, settings, files. */
export function Journal({ terminal, onBack, onSale }: JournalProps) {
  const { backOffice, salesReport, settlements, language } = useMessages();
  const [picked, setPicked] = useState(TODAY);
  const [opened, setOpened] = useState<string>();
  const [comeFrom, setComeFrom] = useState<string>();
  // Another object is another question, also for the same days.
  const wish = useMemo(() => wishOf(picked, terminal), [picked, terminal]);
  const { page, failure, looking, older } = useJournal(wish);
  const lines = page?.lines ?? [];
  const entry = lines.find(({ key }) => key === opened);

  if (entry) {
    const toList = () => {
      setComeFrom(opened);
      setOpened(undefined);
    };
    return <JournalDetail entry={entry} terminal={terminal} onBack={toList} onSale={onSale} />;
  }
  return (
    <Page title={backOffice.entries.journal.name} onBack={onBack}>
      <DayChoice
        locale={localeOf(language, terminal.locale)}
        choice={picked.days}
        mostDays={MOST_DAYS}
        onChoose={(days) => setPicked({ ...picked, days })}
      />
      <JournalFilters picked={picked} people={page?.people} onPick={setPicked} />
      <JournalStatus
        terminal={terminal}
        page={page}
        looking={looking}
        asked={wish !== undefined}
        narrowed={picked.person !== '' || picked.kind !== ''}
      />
      {failure && <FailureBanner failure={failure} />}
      {lines.length > 0 && (
        <VirtualList label={backOffice.entries.journal.name} items={lines} keyOf={keyOf} startAt={comeFrom}>
          {(line, tabIndex) => (
            <JournalEntry entry={line} terminal={terminal} tabIndex={tabIndex} onOpen={setOpened} />
          )}
        </VirtualList>
      )}
      {page?.next !== undefined && failure === undefined && (
        <Button kind="secondary" disabled={looking} onPress={older}>
          {settlements.more}
        </Button>
      )}
      {wish !== undefined && (
        <div>
          <Button kind="secondary" disabled={looking} onPress={() => setPicked({ ...picked })}>
            {salesReport.update}
          </Button>
        </div>
      )}
    </Page>
  );
}

const keyOf = ({ key }: JournalLine) => key;

function wishOf({ days, person, kind }: Picked, terminal: TerminalView): JournalWish | undefined {
  const range = daysChosen(days, terminal, MOST_DAYS);
  const only = JOURNAL_KINDS.find((each) => each === kind);
  return range && { days: range, ...(person !== '' && { person }), ...(only && { kind: only }) };
}
