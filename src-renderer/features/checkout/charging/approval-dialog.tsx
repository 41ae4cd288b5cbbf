import type { Failure } from '../../../../shared/failure.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLatest } from '../../../state/connection.ts';
import { mayDo } from '../../../state/permissions.ts';
import { useCommand } from '../../../state/use-command.ts';
import { approvalLines } from '../../payment/approval-lines.ts';
import { ManagerPin } from './manager-pin.tsx';

interface ApprovalDialogProps {
  readonly approval: NonNullable<Failure['approval']>;
  /** The amount that would be charged. */
  readonly asked: Money;
  readonly terminal: TerminalView;
  /** Called after the approval: Charge goes on. */
  readonly onApproved: () => void;
  readonly onClose: () => void;
}

/** Asks for approval of an unusual discount or tip: a press of a manager's, or a manager's PIN where a cashier has signed in. */
export function ApprovalDialog({ approval, asked, terminal, onApproved, onClose }: ApprovalDialogProps) {
  const messages = useMessages();
  const staff = useLatest(({ view }) => view?.staff);
  const command = useCommand('sale.approve');
  const { locale, currency } = terminal;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const amount = formatMoney(asked, locale);
  const title = messages.newSale.askAmount({ amount });
  const lines = approvalLines(approval.causes, money, locale, messages).map((line) => (
    <p key={line}>{line}</p>
  ));
  const approve = async (approver?: { readonly cashierId: string; readonly pin: string }) => {
    const done = await command.run({ approvalId: approval.id, ...(approver && { approver }) });
    if (done?.ok === true) onApproved();
  };

  if (staff !== undefined && !mayDo('manager', staff))
    return (
      <ManagerPin
        title={title}
        managers={staff.cashiers.filter(({ role }) => role !== 'cashier')}
        running={command.running}
        failure={command.failure}
        onPin={(cashierId, pin) => void approve({ cashierId, pin })}
        onClose={onClose}
      >
        {lines}
      </ManagerPin>
    );
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={onClose}>
            {messages.guard.back}
          </Button>
          <Button kind="secondary" disabled={command.running} onPress={() => void approve()}>
            {messages.newSale.confirmAmount({ amount })}
          </Button>
        </>
      }
    >
      {lines}
      {command.failure && <FailureBanner failure={command.failure} />}
    </ConfirmDialog>
  );
}
