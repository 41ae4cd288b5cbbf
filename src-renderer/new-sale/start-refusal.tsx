import type { TerminalView } from '../../shared/contract/views.ts';
import type { Failure, GuardWarning } from '../../shared/failure.ts';
import { GuardQuestion } from './guard-question.tsx';
import { isGuardRefusal } from './guard-refusal.ts';
import { StartFailed } from './start-failed.tsx';

interface StartRefusalProps {
  readonly failure: Failure;
  readonly terminal: TerminalView;
  readonly onOverride: (warning: GuardWarning) => void;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Why no sale began: a question where the cashier decides, else the plain words. */
export function StartRefusal({ failure, ...question }: StartRefusalProps) {
  return isGuardRefusal(failure) ? (
    <GuardQuestion failure={failure} {...question} />
  ) : (
    <StartFailed failure={failure} locale={question.terminal.locale} />
  );
}
