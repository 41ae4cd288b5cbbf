import type { StaffView } from '../../../shared/contract/staff-view.ts';
import { mayEnter } from '../routes.ts';
import type { PageRoute } from '../routes.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { menuEntries } from './menu-entries.ts';
import * as styles from './menu-screen.module.css';

interface MenuScreenProps {
  readonly staff: StaffView;
  readonly onOpen: (route: PageRoute) => void;
  readonly onClose: () => void;
}

/** Everything beside the sale itself. */
export function MenuScreen({ staff, onOpen, onClose }: MenuScreenProps) {
  const { menu } = useMessages();
  const entries = menuEntries.filter(({ route }) => mayEnter(route, staff));
  return (
    <Page title={menu.title} onBack={onClose}>
      <ul className={styles.menu}>
        {entries.map(({ route, icon }) => (
          <li key={route}>
            <button type="button" onClick={() => onOpen(route)}>
              <Icon name={icon} />
              <strong>{menu.entries[route].name}</strong>
              <span>{menu.entries[route].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
