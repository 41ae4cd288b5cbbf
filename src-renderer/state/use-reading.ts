import { useEffect, useEffectEvent, useState } from 'react';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import { call } from './call.ts';
import { useConnection } from './connection.ts';

export interface Reading<T> {
  /** Missing, like `failure`, until the command answers. */
  readonly value?: T;
  readonly failure?: Failure;
  readonly reload: () => void;
}

/**
 * The answer of a command that only reads; none while another input is asked about, since the earlier answer would be taken
 * for this one's. While `input` is `undefined` nothing is asked: see `useAnswer` for commands without one.
 */
export function useReading<N extends CommandName>(
  name: N,
  input: CommandInput<N> | undefined,
): Reading<CommandResults[N]> {
  const { commands } = useConnection();
  const [times, setTimes] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; result: Result<CommandResults[N]> }>();
  // A new object at every render; its text changes only with its content.
  const question = input && `${times} ${JSON.stringify(input)}`;
  const ask = useEffectEvent(() => input && call(commands, name, input));
  useEffect(() => {
    if (question === undefined) return;
    let wanted = true;
    void ask()?.then((result) => {
      if (wanted) setAnswer({ to: question, result });
    });
    return () => {
      wanted = false;
    };
  }, [commands, name, question]);
  const reload = () => setTimes((before) => before + 1);
  if (answer === undefined || answer.to !== question) return { reload };
  const { result } = answer;
  return result.ok ? { value: result.value, reload } : { failure: result.failure, reload };
}
