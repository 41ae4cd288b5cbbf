import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { HierarchyRow } from './hierarchy-row.tsx';
import { keyOf, type ShownEntries } from './use-hierarchy.ts';

interface HierarchyListProps {
  readonly label: string;
  /** `undefined` until the first answer. */
  readonly shown: ShownEntries | undefined;
  readonly asking: boolean;
  readonly terminal: TerminalView;
  /** The entry that was opened last. */
  readonly comeFrom: HierarchyEntry | undefined;
  readonly onOpen: (entry: HierarchyEntry) => void;
  /** Asks for the list once more, of which the service answered nothing. */
  readonly onAgain: () => void;
  readonly onMore: () => void;
}

/** The entries of one level or of a search, the button for more, and why they could not be read. */
export function HierarchyList(props: HierarchyListProps) {
  const { label, shown, asking, terminal, comeFrom, onOpen, onAgain, onMore } = props;
  const messages = useMessages();
  const { settlements, terminals } = messages;
  const { entries = [], wanted, next, failure } = shown ?? {};
  const isSearch = wanted?.kind === 'text';
  return (
    <>
      {failure && <OfficeFailure failure={failure} {...(entries.length === 0 && { onAgain })} />}
      {(asking || (shown && (entries.length > 0 || !failure))) && (
        <ListStatus empty={!asking && entries.length === 0}>
          {asking || !shown ? settlements.loading : countOf(shown, messages)}
        </ListStatus>
      )}
      {entries.length > 0 && (
        <VirtualList label={label} items={entries} keyOf={keyOf} startAt={comeFrom && keyOf(comeFrom)}>
          {(entry, tabIndex) => (
            <HierarchyRow
              entry={entry}
              terminal={terminal}
              withPlace={isSearch || wanted?.kind === 'account'}
              tabIndex={tabIndex}
              onOpen={onOpen}
            />
          )}
        </VirtualList>
      )}
      {next !== undefined && (
        <Button kind="secondary" disabled={asking} onPress={onMore}>
          {isSearch ? terminals.searchFurther : settlements.more}
        </Button>
      )}
    </>
  );
}

function countOf(shown: ShownEntries, { settlements, terminals }: Messages): string {
  const { wanted, entries, merchants = 0, total } = shown;
  if (wanted.kind !== 'text') {
    if (entries.length === 0) {
      return wanted.kind === 'account' && wanted.text !== '' ? terminals.noneFound : terminals.empty;
    }
    return settlements.found({ count: entries.length, total: total ?? entries.length });
  }
  const found = entries.length === 0 ? terminals.noneFound : terminals.found({ count: entries.length });
  return `${found} ${terminals.searched({ merchants, total: total ?? merchants })}`;
}
