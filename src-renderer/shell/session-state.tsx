import type { SessionView } from '../../shared/contract/views.ts';
import { Icon, type IconName } from '../components/icon/icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './header.module.css';

const icons: Record<SessionView['state'], IconName> = {
  none: 'online',
  'signing-in': 'hourglass',
  'signed-in': 'online',
  unreachable: 'offline',
  refused: 'lock',
};

export function SessionState({ state }: { readonly state: SessionView['state'] }) {
  const { session } = useMessages().header;
  // Profiles with an API key have no session.
  if (state === 'none') return null;
  return (
    <p className={styles.headerSession} data-trouble={state === 'unreachable' || state === 'refused'}>
      <Icon name={icons[state]} />
      {session[state]}
    </p>
  );
}
