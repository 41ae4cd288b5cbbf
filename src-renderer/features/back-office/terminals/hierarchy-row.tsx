import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import type { SaleBadge } from '../../payment/open-sales/sale-badge.ts';
import * as styles from './hierarchy-row.module.css';

interface HierarchyRowProps {
  readonly entry: HierarchyEntry;
  readonly terminal: TerminalView;
  /** Whether kind and parent are shown; the entries of one level do not need them. */
  readonly withPlace: boolean;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (entry: HierarchyEntry) => void;
}

/** A partner, merchant, location or terminal in a list. */
export function HierarchyRow({ entry, terminal, withPlace, tabIndex, onOpen }: HierarchyRowProps) {
  const messages = useMessages();
  const { kind, id, name, path = [] } = entry;
  const badge = entryBadge(entry, terminal, messages);
  const place = withPlace ? [messages.terminals.kinds[kind], ...path] : [];
  return (
    <ListButton tabIndex={tabIndex} onPress={() => onOpen(entry)}>
      <span className={styles.hierarchyRow}>
        <bdi>{name ?? id}</bdi>
        <span className={styles.hierarchyRowAbout}>
          {[...place, id].map((part, nth) => (
            <span key={nth}>
              {nth > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
        {badge && <SaleState {...badge} />}
      </span>
    </ListButton>
  );
}

function entryBadge(
  { kind, id, isEnabled }: HierarchyEntry,
  terminal: TerminalView,
  { terminals, credentials }: Messages,
): SaleBadge | undefined {
  if (isEnabled === false) return { tone: 'unknown', icon: 'pause', label: terminals.disabled };
  if (kind === 'terminal' && id === terminal.terminalId) {
    return { tone: 'good', icon: 'screen', label: credentials.scopes.terminal };
  }
  return undefined;
}
