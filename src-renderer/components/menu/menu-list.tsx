import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './menu-list.module.css';

/** Entries side by side, as many as there is room for. */
export function MenuList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.menu}>{children}</ul>;
}

interface MenuButtonProps {
  readonly icon: IconName;
  readonly name: string;
  /** One line about the page that the entry opens. */
  readonly text: string;
  readonly onPress: () => void;
}

export function MenuButton({ icon, name, text, onPress }: MenuButtonProps) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon name={icon} />
        <strong>{name}</strong>
        <span>{text}</span>
      </button>
    </li>
  );
}
