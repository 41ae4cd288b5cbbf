import { useRef, useState } from 'react';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../../shared/contract/commands.ts';
import type { OfficeNewsOf } from '../../../shared/contract/views.ts';
import { call } from '../../state/call.ts';
import { useConnection } from '../../state/connection.ts';
import { useReading, type Reading } from '../../state/use-reading.ts';
import { useOfficeNews } from './use-office-news.ts';

/**
 * The answer of a command that only reads, read again after news from the service. Until the new answer is there, and
 * where it fails, the old one stays.
 */
export function useNewsReading<N extends CommandName>(
  name: N,
  input: CommandInput<N>,
  about: OfficeNewsOf,
): Reading<CommandResults[N]> {
  const { commands } = useConnection();
  const reading = useReading(name, input);
  const [renewed, setRenewed] = useState<{ to: string; value: CommandResults[N] }>();
  const asked = useRef(0);
  const question = JSON.stringify(input);
  const readAgain = async () => {
    asked.current += 1;
    const mine = asked.current;
    const result = await call(commands, name, input);
    if (result.ok && mine === asked.current) setRenewed({ to: question, value: result.value });
  };
  const isReading = reading.value === undefined && reading.failure === undefined;
  useOfficeNews(about, isReading, () => void readAgain());
  const reload = () => {
    asked.current += 1;
    setRenewed(undefined);
    reading.reload();
  };
  return renewed?.to === question ? { value: renewed.value, reload } : { ...reading, reload };
}
