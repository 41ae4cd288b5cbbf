import type { ScreenView } from '../state/connection.ts';
import { Button } from '../components/button/button.tsx';
import { useFirstMessages } from '../messages/use-messages.ts';
import { BusyStatus } from './busy-status.tsx';
import { ConnectionLight } from './connection-light.tsx';
import * as styles from './header.module.css';
import { PrinterHint } from './printer-hint.tsx';
import { SignedIn } from './signed-in.tsx';

interface HeaderProps {
  readonly view: ScreenView;
  readonly onMenu: (() => void) | undefined;
  readonly onPrinter: (() => void) | undefined;
}

export function Header({ view, onMenu, onPrinter }: HeaderProps) {
  const { header } = useFirstMessages();
  const { terminal, session, connection, busyUntil } = view;
  return (
    <header className={styles.appHeader}>
      <p className={styles.headerStore}>
        <strong data-may-shorten>{terminal?.storeName ?? header.product}</strong>
        {terminal !== undefined && <span data-may-shorten>{terminal.terminalId}</span>}
      </p>
      {terminal?.training === true && (
        <p className={styles.headerBadge} data-kind="training">
          {header.training} <span>{header.trainingNote}</span>
        </p>
      )}
      {terminal?.training === false && terminal.environment === 'sandbox' && (
        <p className={styles.headerBadge} data-kind="sandbox">
          {header.sandbox} <span>{header.trainingNote}</span>
        </p>
      )}
      <BusyStatus until={busyUntil} />
      {terminal !== undefined && connection !== undefined && (
        <ConnectionLight connection={connection} session={session} terminal={terminal} />
      )}
      {/* That it could not be locked is said to whoever tried. */}
      <SignedIn key={view.staff.signedIn} staff={view.staff} />
      {onPrinter !== undefined && <PrinterHint jobs={view.printing.jobs} onPress={onPrinter} />}
      {onMenu !== undefined && (
        <Button kind="quiet" icon="menu" onPress={onMenu}>
          {header.menu}
        </Button>
      )}
    </header>
  );
}
