import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Failure, GuardWarning } from '../../../../shared/failure.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import { Button } from '../../../components/button/button.tsx';
import { EarlierPaymentLine } from '../../payment/check/earlier-payment.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { warningOf } from './guard-refusal.ts';

interface DuplicateChargeDialogProps {
  readonly failure: Failure;
  readonly terminal: TerminalView;
  /** The cashier charges despite this warning of the guard. */
  readonly onOverride: (warning: GuardWarning) => void;
  /** Called when the earlier sale is on the screen, instead of the one that was typed. */
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Shows what the guard warns of: leads to the earlier sale, and lets the cashier charge all the same where that is allowed. */
export function DuplicateChargeDialog({
  failure,
  terminal,
  onOverride,
  onOpened,
  onClose,
}: DuplicateChargeDialogProps) {
  const messages = useMessages();
  const open = useCommand('sale.open');
  const { saleId, earlier, code, warnedOf = [] } = failure;
  const warning = warningOf(failure);
  const show = async (earlierId: string) => {
    const opened = await open.run({ saleId: earlierId, seen: 'open' });
    if (opened?.ok) onOpened();
  };
  return (
    <ConfirmDialog
      title={messages.failures[code]}
      onClose={onClose}
      actions={
        <>
          {saleId !== undefined && (
            <Button kind="primary" disabled={open.running} onPress={() => void show(saleId)}>
              {messages.newSale.openExisting}
            </Button>
          )}
          <Button kind={saleId === undefined ? 'primary' : 'quiet'} onPress={onClose}>
            {messages.guard.back}
          </Button>
          {warning && (
            <Button kind="secondary" onPress={() => onOverride(warning)}>
              {messages.guard.warnings[warning].charge}
            </Button>
          )}
        </>
      }
    >
      {earlier && <EarlierPaymentLine payment={earlier} terminal={terminal} />}
      {warnedOf.length > 1 && (
        <p>
          {messages.guard.moreLikeIt({
            count: formatCount(warnedOf.length - 1, localeOf(messages.language, terminal.locale)),
          })}
        </p>
      )}
      {earlier?.writtenDifferently && <p>{messages.guard.writtenDifferently}</p>}
      <p>{warning ? messages.guard.warnings[warning].todo : messages.guard.inUse}</p>
      {open.failure && <p role="alert">{messages.failures[open.failure.code]}</p>}
    </ConfirmDialog>
  );
}
