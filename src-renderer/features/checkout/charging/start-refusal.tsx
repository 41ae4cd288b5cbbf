import { lazy, Suspense } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { LargeAmountDialog } from './large-amount-dialog.tsx';
import { DuplicateChargeDialog } from './duplicate-charge-dialog.tsx';
import { isGuardRefusal } from './guard-refusal.ts';
import type { StartAnswer } from './use-start.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

const DetailsGoneDialog = lazy(async () => ({
  default: (await import('./details-gone-dialog.tsx')).DetailsGoneDialog,
}));
const ApprovalDialog = lazy(async () => ({
  default: (await import('./approval-dialog.tsx')).ApprovalDialog,
}));

interface StartRefusalProps {
  readonly failure: Failure;
  readonly terminal: TerminalView;
  readonly onOverride: (answer: StartAnswer) => void;
  readonly onOpened: () => void;
  readonly onClose: () => void;
  /** Lets the cashier type the customer's details again. */
  readonly onDetails?: () => void;
}

/** Shows why no sale started: in a dialog where the cashier can decide something, otherwise in a banner. */
export function StartRefusal({ failure, onDetails, ...question }: StartRefusalProps) {
  const { asked, limit, approval } = failure;
  if (failure.code === 'amount-unconfirmed' && asked && limit) {
    const { terminal, onOverride, onClose } = question;
    return (
      <LargeAmountDialog
        asked={asked}
        limit={limit}
        locale={terminal.locale}
        onConfirm={() => onOverride('amount-unconfirmed')}
        onClose={onClose}
      />
    );
  }
  if (failure.code === 'approval-needed' && approval && asked) {
    const { terminal, onOverride, onClose } = question;
    return (
      <Suspense>
        <ApprovalDialog
          key={approval.id}
          approval={approval}
          asked={asked}
          terminal={terminal}
          onApproved={() => onOverride('approval-needed')}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (failure.code === 'customer-details-gone' && onDetails) {
    const { terminal, onOverride, onClose } = question;
    return (
      <Suspense>
        <DetailsGoneDialog
          {...(terminal.customerDetails.ask !== 'required' && {
            onCharge: () => onOverride('customer-details-gone'),
          })}
          onDetails={onDetails}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return isGuardRefusal(failure) ? (
    <DuplicateChargeDialog failure={failure} {...question} />
  ) : (
    <StartFailed failure={failure} locale={question.terminal.locale} />
  );
}

interface StartFailedProps {
  readonly failure: Failure;
  /** The store's locale. */
  readonly locale: string;
}

/** Shows a failure that the cashier cannot override. */
function StartFailed({ failure, locale }: StartFailedProps) {
  const messages = useMessages();
  const { code, action, minimum } = failure;
  return (
    <Banner kind="fault" alert title={messages.failures[code]}>
      <p>
        {minimum
          ? messages.newSale.atLeast({ amount: formatMoney(minimum, locale) })
          : messages.actions[action]}
      </p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}
