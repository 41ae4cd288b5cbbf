import { useState } from 'react';
import type { ScreenView } from '../../../state/connection.ts';
import { mayDo } from '../../../state/permissions.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PrintJobs } from './print-jobs.tsx';
import { PrinterActions } from './printer-actions.tsx';
import { PrinterForm } from './printer-form.tsx';
import './printer-screen.module.css';

interface PrinterScreenProps {
  readonly view: ScreenView;
  readonly onClose: () => void;
}

/** What was not printed and why, and the printer with its drawer. */
export function PrinterScreen({ view, onClose }: PrinterScreenProps) {
  const messages = useMessages();
  const { printer, jobs, drawerFailure } = view.printing;
  const maySetUp = mayDo('manager', view.staff);
  // Forgetting empties the form.
  const [forgotten, setForgotten] = useState(0);
  return (
    <Page title={messages.printing.title} onBack={onClose}>
      {drawerFailure !== undefined && (
        <>
          <Banner kind="warning" title={messages.printing.drawerFailed} />
          <FailureBanner failure={drawerFailure} />
        </>
      )}
      {printer !== undefined && (
        <PrinterActions mayForget={maySetUp} onForgotten={() => setForgotten(forgotten + 1)} />
      )}
      {(printer !== undefined || jobs.length > 0) && <PrintJobs jobs={jobs} />}
      {maySetUp && <PrinterForm key={forgotten} printer={printer} tenders={view.tenders} />}
    </Page>
  );
}
