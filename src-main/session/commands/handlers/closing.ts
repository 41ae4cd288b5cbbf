import { succeeded } from '../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { closingCommands } from '../../../../shared/contract/commands/closing.ts';
import type { ClosingQuestion } from '../../till/closing-question.ts';

export function closingHandlers(closing: ClosingQuestion): Pick<CommandCalls, keyof typeof closingCommands> {
  return {
    'closing.answer': ({ closes }) => {
      closing.answer(closes);
      return Promise.resolve(succeeded(null));
    },
  };
}
