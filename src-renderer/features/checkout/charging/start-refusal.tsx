import type { TerminalView } from '../../../../shared/contract/views.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { AmountQuestion } from './large-amount-dialog.tsx';
import { GuardQuestion } from './duplicate-charge-dialog.tsx';
import { isGuardRefusal } from './guard-refusal.ts';
import { StartFailed } from './start-failed.tsx';
import type { StartAnswer } from './use-start.ts';

interface StartRefusalProps {
  readonly failure: Failure;
  readonly terminal: TerminalView;
  readonly onOverride: (answer: StartAnswer) => void;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Why no sale began: a question where the cashier decides, else the plain words. */
export function StartRefusal({ failure, ...question }: StartRefusalProps) {
  const { asked, limit } = failure;
  if (failure.code === 'amount-unconfirmed' && asked && limit) {
    const { terminal, onOverride, onClose } = question;
    return (
      <AmountQuestion
        asked={asked}
        limit={limit}
        locale={terminal.locale}
        onConfirm={() => onOverride('amount-unconfirmed')}
        onClose={onClose}
      />
    );
  }
  return isGuardRefusal(failure) ? (
    <GuardQuestion failure={failure} {...question} />
  ) : (
    <StartFailed failure={failure} locale={question.terminal.locale} />
  );
}
