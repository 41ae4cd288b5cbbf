import type { TillView } from '../../shared/contract/views.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../text/words.ts';
import { BusyStatus } from './busy-status.tsx';
import './header.css';
import { SessionState } from './session-state.tsx';

interface HeaderProps {
  readonly view: TillView;
  readonly onSetup: (() => void) | undefined;
}

export function Header({ view, onSetup }: HeaderProps) {
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
      {onSetup !== undefined && (
        <Button kind="quiet" icon="gear" onPress={onSetup}>
          {header.setup}
        </Button>
      )}
    </header>
  );
}
