import type { ConnectionView } from '../../../../shared/contract/views.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { timeOfDay } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useFirstMessages } from '../../../messages/use-messages.ts';

interface OfflineWarningProps {
  readonly connection: ConnectionView | undefined;
  readonly terminal: TerminalView;
}

/** Says that the service does not answer, before an amount is typed, so that customers know in time. */
export function OfflineWarning({ connection, terminal }: OfflineWarningProps) {
  const { newSale, language } = useFirstMessages();
  if (connection?.state !== 'offline') return null;
  const time = timeOfDay(connection.since, language, terminal);
  return (
    <Banner kind="warning" alert title={newSale.offline.title({ time })}>
      <p>{newSale.offline.todo}</p>
    </Banner>
  );
}
