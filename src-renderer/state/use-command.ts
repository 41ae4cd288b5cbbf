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
  /** When the last one was sent, in milliseconds since the page began. */
  readonly sentAt?: number;
}

type Progress = Omit<Command<CommandName>, 'run'>;

/**
 * Why the last of these commands failed. A screen with several of them says that alone: an old failure beside a later
 * success would be taken for the later one's.
 */
export function latestFailure(...commands: readonly Progress[]): Failure | undefined {
  return commands.reduce(
    (last, command) => ((command.sentAt ?? 0) > (last.sentAt ?? 0) ? command : last),
    IDLE,
  ).failure;
}

const IDLE: Progress = { running: false };

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
      const sentAt = performance.now();
      setProgress({ running: true, sentAt });
      const result = await call(commands, name, input);
      underWay.current = false;
      setProgress({ running: false, sentAt, ...(!result.ok && { failure: result.failure }) });
      return result;
    },
    [commands, name],
  );

  return { run, ...progress };
}
