import type { StaffView } from '../../../shared/contract/staff-view.ts';
import { mayEnter } from '../permission.ts';
import type { AskedPlace } from '../routes.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useWords } from '../../messages/use-messages.ts';
import { menuEntries } from './menu-entries.ts';
import * as styles from './menu-screen.module.css';

interface MenuScreenProps {
  readonly staff: StaffView;
  readonly onOpen: (place: AskedPlace) => void;
  readonly onClose: () => void;
}

/** Everything beside the sale itself. */
export function MenuScreen({ staff, onOpen, onClose }: MenuScreenProps) {
  const { menu } = useWords();
  const entries = menuEntries.filter(({ place }) => mayEnter(place, staff));
  return (
    <Page title={menu.title} onBack={onClose}>
      <ul className={styles.menu}>
        {entries.map(({ place, icon }) => (
          <li key={place}>
            <button type="button" onClick={() => onOpen(place)}>
              <Icon name={icon} />
              <strong>{menu.entries[place].name}</strong>
              <span>{menu.entries[place].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
