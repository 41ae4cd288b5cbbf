import { Icon } from '../../../components/icon/icon.tsx';
import type { SaleBadge } from './sale-badge.ts';
import * as styles from './sale-state.module.css';

/** Where a sale stands, in a word and a sign; the colour only says it again. */
export function SaleState({ tone, icon, label }: SaleBadge) {
  return (
    <span className={styles.saleState} data-badge={tone}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
