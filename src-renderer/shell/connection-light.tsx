import type { ConnectionView, SessionView } from '../../shared/contract/views.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import { timeOfDay } from '../../shared/time/moment.ts';
import { Icon, type IconName } from '../components/icon/icon.tsx';
import { useFirstMessages } from '../messages/use-messages.ts';
import * as styles from './header.module.css';

interface ConnectionLightProps {
  readonly connection: ConnectionView;
  readonly session: SessionView;
  readonly terminal: TerminalView;
}

const ICONS: Record<ConnectionView['state'], IconName> = {
  unknown: 'hourglass',
  online: 'online',
  reconnecting: 'offline',
  offline: 'offline',
};

/** Whether the service answers, on every screen. A refused sign-in is the worse news, as long as it can be told. */
export function ConnectionLight({ connection, session, terminal }: ConnectionLightProps) {
  const { header, language } = useFirstMessages();
  const isRefused = session.state === 'refused' && connection.state !== 'offline';
  const isDown = 'since' in connection;
  return (
    <p className={styles.headerFact} data-trouble={isDown || isRefused} aria-live="polite">
      <Icon name={isRefused ? 'lock' : ICONS[connection.state]} />
      {isRefused ? header.signInRefused : said()}
    </p>
  );

  function said(): string {
    if (!('since' in connection)) return header.connection[connection.state];
    const time = timeOfDay(connection.since, language, terminal);
    return header.connection[connection.state]({ time });
  }
}
