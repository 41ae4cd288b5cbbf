import type { ReactNode } from 'react';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { saleBadge } from './sale-badge.ts';
import * as styles from './sale-entry.module.css';
import { SaleState } from './sale-state.tsx';

interface SaleEntryProps {
  readonly sale: SaleView;
  readonly terminal: TerminalView;
  /** More about the sale, in one line. */
  readonly about: ReactNode;
  readonly disabled?: boolean;
  /** Set in a list in which only one row can be reached by Tab. */
  readonly tabIndex?: 0 | -1;
  readonly onOpen: (saleId: string) => void;
}

/** A button for one sale of a list. */
export function SaleEntry({ sale, terminal, about, disabled = false, tabIndex, onOpen }: SaleEntryProps) {
  const messages = useMessages();
  const { id, name, reference, amount, stage } = sale;
  return (
    <ListButton disabled={disabled} tabIndex={tabIndex} onPress={() => onOpen(id)}>
      <span className={styles.saleEntry}>
        <span className={styles.saleEntryAmount}>{formatMoney(amount, terminal.locale)}</span>
        <span className={styles.saleEntryReference}>
          {name !== undefined && (
            <>
              <bdi>{name}</bdi>
              {' · '}
            </>
          )}
          <bdi>{reference}</bdi>
        </span>
        <span className={styles.saleEntryAbout}>{about}</span>
        <SaleState {...saleBadge(stage, messages)} />
      </span>
    </ListButton>
  );
}
