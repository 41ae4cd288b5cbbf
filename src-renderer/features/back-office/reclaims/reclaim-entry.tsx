import type { Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { formatServiceAmount } from '../../../../shared/money/service-amount.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import type { SaleBadge } from '../../payment/open-sales/sale-badge.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import * as styles from '../../payment/open-sales/sale-entry.module.css';

interface ReclaimEntryProps {
  readonly reclaim: Reclaim;
  readonly terminal: TerminalView;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (reclaim: Reclaim) => void;
}

/** A reclaim in the list: its amount, its payment, and until when it is possible. */
export function ReclaimEntry({ reclaim, terminal, tabIndex, onOpen }: ReclaimEntryProps) {
  const messages = useMessages();
  const { row, amount } = reclaim;
  const { sale, payment } = row;
  const { reclaims, findPayment, payments, language } = messages;
  const about = [
    kindName(reclaim, messages),
    dayAndTime(row.at, language, terminal),
    sale && findPayment.sale({ number: sale.number }),
    sale?.cashier,
    row.knownBy === 'other-till' ? (payment?.terminalName ?? payments.knownBy['other-till']) : undefined,
    row.knownBy === 'service' || row.knownBy === 'till' || row.knownBy === 'damaged'
      ? payments.knownBy[row.knownBy]
      : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <ListButton tabIndex={tabIndex} onPress={() => onOpen(reclaim)}>
      <span className={styles.saleEntry}>
        <span className={styles.saleEntryAmount}>
          {amount === undefined ? reclaims.unknownAmount : formatServiceAmount(amount, terminal.locale)}
        </span>
        <span className={styles.saleEntryReference}>
          <bdi>{sale?.reference ?? payment?.reference ?? payments.title}</bdi>
        </span>
        <span className={styles.saleEntryAbout}>{about.join(' · ')}</span>
        <SaleState {...badgeOf(reclaim, messages)} />
      </span>
    </ListButton>
  );
}

function kindName({ kind }: Reclaim, { outcomes, reclaims }: Messages): string {
  switch (kind) {
    case 'over':
      return outcomes.overpaid.title;
    case 'under':
      return outcomes.underpaid.title;
    case 'rejected':
      return outcomes.invalid.title;
    case 'late':
      return reclaims.late;
  }
}

/** Days before the end from which the customer should be told. */
const SOON_DAYS = 7;

function badgeOf({ state, daysLeft }: Reclaim, { reclaims }: Messages): SaleBadge {
  switch (state) {
    case 'open': {
      const label = reclaims.daysLeft({ days: daysLeft });
      return daysLeft < SOON_DAYS
        ? { tone: 'unknown', icon: 'warning', label }
        : { tone: 'moving', icon: 'hourglass', label };
    }
    case 'under-way':
      return { tone: 'moving', icon: 'hourglass', label: reclaims.states[state] };
    case 'to-settle':
      return { tone: 'unknown', icon: 'warning', label: reclaims.states[state] };
    case 'limit-over':
      return { tone: 'bad', icon: 'clock', label: reclaims.states[state] };
    case 'returned':
    case 'settled':
      return { tone: 'still', icon: 'check', label: reclaims.states[state] };
  }
}
