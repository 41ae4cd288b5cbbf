import { useCallback, useRef, useState } from 'react';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import { call } from './call.ts';
import { useConnection } from './connection.ts';

export interface Command<N extends CommandName> {
  /** Sends the command. While one is on its way, further ones are dropped and answer `undefined`. */
  readonly run: (input: CommandInput<N>) => Promise<Result<CommandResults[N]> | undefined>;
  readonly running: boolean;
  /** Why the last one failed; gone as soon as the next one is sent. */
  readonly failure?: Failure;
}

interface Progress {
  readonly running: boolean;
  readonly failure?: Failure;
}

/** One command as a button needs it. */
export function useCommand<N extends CommandName>(name: N): Command<N> {
  const { commands } = useConnection();
  const [progress, setProgress] = useState<Progress>({ running: false });
  // A ref, because two key presses can arrive before React has drawn the first.
  const underWay = useRef(false);

  const run = useCallback(
    async (input: CommandInput<N>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setProgress({ running: true });
      const result = await call(commands, name, input);
      underWay.current = false;
      setProgress(result.ok ? { running: false } : { running: false, failure: result.failure });
      return result;
    },
    [commands, name],
  );

  return { run, ...progress };
}
