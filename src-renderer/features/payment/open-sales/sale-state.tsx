import { Icon } from '../../../components/icon/icon.tsx';
import type { SaleBadge } from './sale-badge.ts';
import * as styles from './sale-state.module.css';

/** The stage of a sale as a word and an icon. The colour only repeats it. */
export function SaleState({ tone, icon, label }: SaleBadge) {
  return (
    <span className={styles.saleState} data-badge={tone}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
