import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import { foreign } from '../../../shared/text/bidi.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useLatest } from '../../state/connection.ts';
import { seenOf } from '../../state/sale-stage.ts';

interface EnterTrainingProps {
  readonly terminal: TerminalView;
  /** @param leaveOpen whether open payments, which the dialog lists, are left alone */
  readonly onEnter: (leaveOpen: boolean) => void;
  readonly onStay: () => void;
}

const NO_SALES: TillView['sales'] = [];

/** Asks before training begins, because the terminal's open payments are not followed meanwhile. */
export function EnterTraining({ terminal, onEnter, onStay }: EnterTrainingProps) {
  const messages = useMessages().enterTraining;
  const sales = useLatest(({ view }) => view?.sales) ?? NO_SALES;
  const open = sales.filter(({ stage, elsewhere }) => elsewhere === undefined && seenOf(stage) === 'open');
  return (
    <ConfirmDialog
      title={messages.title}
      onClose={onStay}
      actions={
        <>
          <Button kind="secondary" onPress={onStay}>
            {messages.stay}
          </Button>
          <Button kind="secondary" onPress={() => onEnter(open.length > 0)}>
            {messages.enter}
          </Button>
        </>
      }
    >
      <p>{messages.away({ store: terminal.storeName })}</p>
      {open.length > 0 && (
        <>
          <p>{messages.open({ count: open.length })}</p>
          <ul>
            {open.map(({ id, reference, amount }) => (
              <li key={id}>
                {foreign(reference)} · {formatMoney(amount, terminal.locale)}
              </li>
            ))}
          </ul>
          <p>{messages.left}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
