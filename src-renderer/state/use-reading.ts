import { useEffect, useEffectEvent, useState } from 'react';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';
import type { Failure } from '../../shared/failure.ts';
import { call } from './call.ts';
import { useConnection } from './connection.ts';

export interface Reading<T> {
  /** Missing, like `failure`, until the command answers. */
  readonly value?: T;
  readonly failure?: Failure;
  readonly reload: () => void;
}

/**
 * The answer of a command that only reads. While `input` is `undefined` nothing is asked, so this is not for commands
 * without an input.
 */
export function useReading<N extends CommandName>(
  name: N,
  input: CommandInput<N> | undefined,
): Reading<CommandResults[N]> {
  const { commands } = useConnection();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<Omit<Reading<CommandResults[N]>, 'reload'>>({});
  // A new object at every render; its text changes only with its content.
  const question = JSON.stringify(input);
  const ask = useEffectEvent(() => (input === undefined ? undefined : call(commands, name, input)));
  useEffect(() => {
    let wanted = true;
    void ask()?.then((result) => {
      if (wanted) setAnswer(result.ok ? { value: result.value } : { failure: result.failure });
    });
    return () => {
      wanted = false;
    };
  }, [commands, name, question, asked]);
  const reload = () => {
    setAnswer({});
    setAsked((times) => times + 1);
  };
  return { ...answer, reload };
}
