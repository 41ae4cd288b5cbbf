import type { TerminalView } from '../../../../shared/contract/views.ts';
import type { Failure, GuardWarning } from '../../../../shared/failure.ts';
import { Button } from '../../../components/button/button.tsx';
import { EarlierPaymentLine } from '../../payment/check/earlier-payment.tsx';
import { Question } from '../../../components/dialog/confirm-dialog.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/use-messages.ts';
import { warningOf } from './guard-refusal.ts';

interface GuardQuestionProps {
  readonly failure: Failure;
  readonly terminal: TerminalView;
  /** The cashier charges in spite of what the guard warned of. */
  readonly onOverride: (warning: GuardWarning) => void;
  /** The earlier sale is on the screen now, in place of the one that was typed. */
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** The guard knows of another payment: the way to it, and, where it may be overridden, the deliberate press past it. */
export function GuardQuestion({ failure, terminal, onOverride, onOpened, onClose }: GuardQuestionProps) {
  const words = useWords();
  const open = useCommand('sale.open');
  const { saleId, earlier, code } = failure;
  const warning = warningOf(failure);
  const show = async (earlierId: string) => {
    const opened = await open.run({ saleId: earlierId, seen: 'open' });
    if (opened?.ok) onOpened();
  };
  return (
    <Question
      title={words.failures[code]}
      onClose={onClose}
      actions={
        <>
          {saleId !== undefined && (
            <Button kind="primary" disabled={open.running} onPress={() => void show(saleId)}>
              {words.newSale.openExisting}
            </Button>
          )}
          <Button kind={saleId === undefined ? 'primary' : 'quiet'} onPress={onClose}>
            {words.guard.back}
          </Button>
          {warning && (
            <Button kind="secondary" onPress={() => onOverride(warning)}>
              {words.guard.warnings[warning].charge}
            </Button>
          )}
        </>
      }
    >
      {earlier && <EarlierPaymentLine payment={earlier} terminal={terminal} />}
      {earlier?.writtenDifferently && <p>{words.guard.writtenDifferently}</p>}
      <p>{warning ? words.guard.warnings[warning].todo : words.guard.inUse}</p>
      {open.failure && <p role="alert">{words.failures[open.failure.code]}</p>}
    </Question>
  );
}
