import { useState } from 'react';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type { Failure } from '../../shared/failure.ts';
import { call } from './call.ts';
import { useConnection } from './connection.ts';

interface Choices<T> {
  /** What holds once main has followed. */
  readonly chosen: T;
  readonly choose: (next: T) => void;
  /** Why the last choice did not count. */
  readonly failure?: Failure;
}

/**
 * Choices that count at once, each sent with all the others: also while one is on its way, since the last position of a
 * slider is the one that counts. `standing` is main's view, which comes later than a quick second choice. That one must
 * not undo the first, so it is made of `chosen`.
 */
export function useChoices<N extends 'preferences.change' | 'staff.changeRules'>(
  name: N,
  standing: CommandInput<N>,
): Choices<CommandInput<N>> {
  const { commands } = useConnection();
  const [wanted, setWanted] = useState<{
    readonly value: CommandInput<N>;
    /** Main has taken it; the next view has it. */
    readonly takenOver?: CommandInput<N>;
  }>();
  const [failure, setFailure] = useState<Failure>();
  const send = async (value: CommandInput<N>) => {
    setWanted({ value });
    const result = await call(commands, name, value);
    setFailure(result.ok ? undefined : result.failure);
    const after = result.ok ? { value, takenOver: standing } : undefined;
    setWanted((now) => (now?.value === value ? after : now));
  };
  const isNewest = wanted !== undefined && (wanted.takenOver ?? standing) === standing;
  return {
    chosen: isNewest ? wanted.value : standing,
    choose: (next) => void send(next),
    ...(failure && { failure }),
  };
}
