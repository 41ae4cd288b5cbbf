import { useEffect, useEffectEvent, useState } from 'react';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';
import type { Failure } from '../../shared/failure.ts';
import { call } from './call.ts';
import { useConnection } from './connection.ts';

export interface Reading<T> {
  /** Neither this nor a failure until it answers. */
  readonly value?: T;
  readonly failure?: Failure;
  readonly lookAgain: () => void;
}

/** What a command that only reads answers; without an input nothing is asked yet. */
export function useReading<N extends CommandName>(
  name: N,
  input: CommandInput<N> | undefined,
): Reading<CommandResults[N]> {
  const { commands } = useConnection();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<Omit<Reading<CommandResults[N]>, 'lookAgain'>>({});
  // Inputs are made anew with every drawing.
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
  const lookAgain = () => {
    setAnswer({});
    setAsked((times) => times + 1);
  };
  return { ...answer, lookAgain };
}
