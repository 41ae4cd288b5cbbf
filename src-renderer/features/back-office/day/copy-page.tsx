import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type {
  EarlierComparison,
  PaymentOnDay,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useReading } from '../../../state/use-reading.ts';
import { ExportElsewhere } from '../../exports/export-elsewhere.tsx';
import { SaveAs } from '../../exports/save-as.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { DayExplained } from './day-explained.tsx';
import type { Unopened } from './difference-group.tsx';
import * as styles from './day.module.css';

interface CopyPageProps {
  readonly earlier: EarlierComparison;
  readonly terminal: TerminalView;
  readonly onOpen: (payment: PaymentOnDay, scope: HistoryScope) => Promise<Unopened | undefined>;
  readonly onSettlement: ((settlementId: string) => void) | undefined;
  readonly onBack: () => void;
}

/** An earlier comparison, read from its copy, with a button that saves the copy. */
export function CopyPage({ earlier, terminal, onOpen, onSettlement, onBack }: CopyPageProps) {
  const { day, salesReport, settlements, language } = useMessages();
  const { file, madeAt } = earlier;
  const { value: kept, failure, reload } = useReading('days.openCopy', { file });
  const save = useCommand('days.saveCopy');
  const time = dayAndTime(madeAt, language, terminal);
  return (
    <Page title={day.copy.title} onBack={onBack}>
      <p>{day.copy.text({ time })}</p>
      <div className={styles.dayCopy}>
        <SaveAs
          kind="day"
          name={salesReport.saveCsv}
          command={save}
          onSave={() => save.run({ file })}
          onlyNew
        />
        <ExportElsewhere own={['day']} />
      </div>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {kept === undefined && !failure && <p role="status">{settlements.loading}</p>}
      {kept === null && <Banner kind="warning" alert title={day.copy.unreadable({ file })} />}
      {kept && (
        <DayExplained
          explained={kept}
          terminal={terminal}
          isCopy
          onOpen={onOpen}
          onSettlement={onSettlement}
        />
      )}
    </Page>
  );
}
