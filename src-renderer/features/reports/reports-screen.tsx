import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { Page } from '../../components/layout/page.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ReportOfDays } from './report-of-days.tsx';
import { SalesReportView } from './sales-report-view.tsx';

interface ReportsScreenProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** What was sold on some days, shift or no shift. */
export function ReportsScreen({ terminal, onBack }: ReportsScreenProps) {
  const { menu } = useMessages();
  return (
    <Page title={menu.entries.reports.name} onBack={onBack}>
      <ReportOfDays terminal={terminal} span="today">
        {(report, update) => (
          <SalesReportView report={report} terminal={terminal}>
            {update}
          </SalesReportView>
        )}
      </ReportOfDays>
    </Page>
  );
}
