import type { TillView } from '../../shared/contract/views.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../text/words.ts';
import { BusyStatus } from './busy-status.tsx';
import './header.css';
import { SessionState } from './session-state.tsx';

interface HeaderProps {
  readonly view: TillView;
  readonly onMenu: (() => void) | undefined;
}

export function Header({ view, onMenu }: HeaderProps) {
  const { header } = useWords();
  const { terminal, session, busyUntil } = view;
  return (
    <header className="frame-header">
      <p className="header-store">
        <strong>{terminal?.storeName ?? header.product}</strong>
        {terminal !== undefined && <span>{terminal.terminalId}</span>}
      </p>
      {terminal?.training === true && (
        <p className="header-badge" data-kind="training">
          {header.training} <span>{header.trainingNote}</span>
        </p>
      )}
      {terminal?.training === false && terminal.environment === 'sandbox' && (
        <p className="header-badge" data-kind="sandbox">
          {header.sandbox} <span>{header.trainingNote}</span>
        </p>
      )}
      <BusyStatus until={busyUntil} />
      {terminal !== undefined && <SessionState state={session.state} />}
      {onMenu !== undefined && (
        <Button kind="quiet" icon="menu" onPress={onMenu}>
          {header.menu}
        </Button>
      )}
    </header>
  );
}
