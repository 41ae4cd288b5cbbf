import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './list-status.module.css';

interface ListStatusProps {
  /** An answer came, and there is nothing to list: the whole page says so. */
  readonly empty: boolean;
  /** What else can be tried, where there is nothing to list. */
  readonly advice?: readonly string[];
  readonly children: ReactNode;
}

/** How much a list holds, above it; where it holds nothing, in its place. Read out when it changes. */
export function ListStatus({ empty, advice = [], children }: ListStatusProps) {
  return (
    <p className={styles.listStatus} data-part="list-status" data-empty={empty} role="status">
      {empty && <Icon name="search" />}
      {children}
      {empty && advice.map((text) => <span key={text}>{text}</span>)}
    </p>
  );
}
