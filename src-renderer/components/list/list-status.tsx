import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './list-status.module.css';

interface ListStatusProps {
  /** Whether the answer came and is empty; then the message fills the whole page. */
  readonly empty: boolean;
  /** Says what else can be tried, where the list is empty. */
  readonly advice?: readonly string[];
  readonly children: ReactNode;
}

/** Says how many entries a list has: above the list, or in its place where it is empty. Screen readers announce each change. */
export function ListStatus({ empty, advice = [], children }: ListStatusProps) {
  return (
    <p className={styles.listStatus} data-part="list-status" data-empty={empty} role="status">
      {empty && <Icon name="search" />}
      {children}
      {empty && advice.map((text) => <span key={text}>{text}</span>)}
    </p>
  );
}
