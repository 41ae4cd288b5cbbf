import { useEffect, useState } from 'react';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';
import type { Result } from '../../shared/failure.ts';
import { call } from './call.ts';
import { useConnection } from './connection.ts';

/** Commands without an input. */
type Question = { [N in CommandName]: [CommandInput<N>] extends [undefined] ? N : never }[CommandName];

interface Answer<T> {
  /** The last one; `undefined` before the first one. */
  readonly result: Result<T> | undefined;
  readonly asking: boolean;
  readonly again: () => void;
}

/**
 * The answer of a command that only reads and has no input: asked for when the page is opened, at each new `since`, and on
 * request. Until there is a new answer the earlier one stays.
 */
export function useAnswer<N extends Question>(name: N, since?: object): Answer<CommandResults[N]> {
  const { commands } = useConnection();
  const [times, setTimes] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly result: Result<CommandResults[N]>;
    readonly since: object | undefined;
    readonly times: number;
  }>();
  useEffect(() => {
    let wanted = true;
    void call(commands, name, undefined as CommandInput<N>).then((result) => {
      if (wanted) setAnswer({ result, since, times });
    });
    return () => {
      wanted = false;
    };
  }, [commands, name, since, times]);
  const asking = answer === undefined || answer.since !== since || answer.times !== times;
  return { result: answer?.result, asking, again: () => setTimes((before) => before + 1) };
}
