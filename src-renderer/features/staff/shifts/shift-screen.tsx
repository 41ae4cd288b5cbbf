import { useState } from 'react';
import type { ClosedShiftView } from '../../../../shared/contract/staff-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useSaleIds, type ScreenView } from '../../../state/connection.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import type { ShiftReport } from '../../../../shared/reports/shift-report.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useLatest } from '../../../state/connection.ts';
import { seenOf } from '../../../state/sale-stage.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CloseShiftDialog } from './close-shift-dialog.tsx';
import { ReportView } from './report/report-view.tsx';
import * as styles from './shift-screen.module.css';

interface ShiftScreenProps {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  /** Called when a sale was put on the checkout's screen. */
  readonly onSale: () => void;
}

interface Shown {
  readonly report: ShiftReport;
  /** Whether it was shown before, when the shift was closed. */
  readonly copy: boolean;
}

/** The shift that is open, its reports, and those that were closed. */
export function ShiftScreen({ view, terminal, onBack, onSale }: ShiftScreenProps) {
  const { shifts: messages, language } = useMessages();
  const openSaleIds = useSaleIds();
  const unfinished = useLatest(
    ({ view: latest }) => latest?.sales.filter(({ stage }) => seenOf(stage) === 'open').length ?? 0,
  );
  const [shown, setShown] = useState<Shown>();
  const [asking, setAsking] = useState(false);
  const open = useCommand('shift.open');
  const getShift = useCommand('shift.get');
  const close = useCommand('shift.close');
  const getClosed = useCommand('shift.report');
  const failure = latestFailure(open, getShift, close, getClosed);
  const { shift, closedShifts } = view.staff;

  const takeX = async () => {
    const made = await getShift.run(undefined);
    if (made?.ok === true) setShown({ report: made.value, copy: false });
  };
  const closeNow = async () => {
    setAsking(false);
    const made = await close.run(undefined);
    if (made?.ok === true) setShown({ report: made.value, copy: false });
  };
  const show = async ({ number }: ClosedShiftView) => {
    const kept = await getClosed.run({ shift: number });
    if (kept?.ok === true) setShown({ report: kept.value, copy: true });
  };

  if (shown !== undefined) {
    return (
      <ReportView
        report={shown.report}
        copy={shown.copy}
        terminal={terminal}
        openSales={new Set(openSaleIds)}
        onBack={() => setShown(undefined)}
        onSale={onSale}
      />
    );
  }
  return (
    <Page title={messages.title} onBack={onBack}>
      {failure !== undefined && <FailureBanner failure={failure} />}
      {shift === undefined ? (
        <section className={styles.shiftNow}>
          <p>{messages.none}</p>
          <Button kind="primary" disabled={open.running} onPress={() => void open.run(undefined)}>
            {messages.open}
          </Button>
        </section>
      ) : (
        <section className={styles.shiftNow}>
          <div>
            <h2>{messages.isOpen({ shift: shift.number })}</h2>
            <p>
              {shift.openedBy === undefined
                ? messages.since({ time: dayAndTime(shift.openedAt, language, terminal) })
                : messages.sinceBy({
                    time: dayAndTime(shift.openedAt, language, terminal),
                    name: shift.openedBy,
                  })}
            </p>
          </div>
          <Button kind="primary" disabled={getShift.running || close.running} onPress={() => void takeX()}>
            {messages.look}
          </Button>
          <Button kind="secondary" disabled={close.running} onPress={() => setAsking(true)}>
            {messages.close}
          </Button>
          {close.running && <p role="status">{messages.closing}</p>}
        </section>
      )}
      {closedShifts.length > 0 && (
        <section className={styles.shiftClosed}>
          <h2>{messages.closed}</h2>
          <ul>
            {closedShifts.map((closed) => (
              <li key={closed.number}>
                <Button kind="secondary" disabled={getClosed.running} onPress={() => void show(closed)}>
                  {messages.closedAt({
                    shift: closed.number,
                    time: dayAndTime(closed.closedAt, language, terminal),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asking && shift !== undefined && (
        <CloseShiftDialog
          shift={shift.number}
          openSales={unfinished}
          onClose={() => setAsking(false)}
          onConfirm={() => void closeNow()}
        />
      )}
    </Page>
  );
}
