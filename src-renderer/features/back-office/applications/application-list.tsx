import type { ApplicationEntry } from '../../../../shared/contract/back-office/applications.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { applicationBadge } from './application-state.ts';
import type { ShownApplications } from './use-applications.ts';
import * as rowStyles from '../terminals/hierarchy-row.module.css';

interface ApplicationListProps {
  /** `undefined` until the first answer. */
  readonly shown: ShownApplications | undefined;
  readonly asking: boolean;
  readonly terminal: TerminalView;
  /** The application that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (entry: ApplicationEntry) => void;
  /** Asks for the list once more, of which the service answered nothing. */
  readonly onAgain: () => void;
  readonly onMore: () => void;
}

/** The applications of a search, the button for more, and why they could not be read. */
export function ApplicationList(props: ApplicationListProps) {
  const { shown, asking, terminal, comeFrom, onOpen, onAgain, onMore } = props;
  const messages = useMessages();
  const { settlements, backOffice, language } = messages;
  const { entries = [], next, failure } = shown ?? {};
  return (
    <>
      {failure && <OfficeFailure failure={failure} {...(entries.length === 0 && { onAgain })} />}
      {(asking || (shown && (entries.length > 0 || !failure))) && (
        <ListStatus empty={!asking && entries.length === 0}>
          {asking || !shown ? settlements.loading : countOf(shown, messages)}
        </ListStatus>
      )}
      {entries.length > 0 && (
        <VirtualList
          label={backOffice.entries.applications.name}
          items={entries}
          keyOf={({ id }) => id}
          startAt={comeFrom}
        >
          {(entry, tabIndex) => (
            <ListButton tabIndex={tabIndex} onPress={() => onOpen(entry)}>
              <span className={rowStyles.hierarchyRow}>
                <bdi>{entry.merchantName ?? entry.id}</bdi>
                <span className={rowStyles.hierarchyRowAbout}>
                  {aboutOf(entry).map((part, nth) => (
                    <span key={nth}>
                      {nth > 0 && ' · '}
                      <bdi>{part}</bdi>
                    </span>
                  ))}
                  {entry.updatedAt !== undefined && (
                    <span> · {dayAndTime(entry.updatedAt, language, terminal)}</span>
                  )}
                </span>
                <SaleState {...applicationBadge(entry.status, messages)} />
              </span>
            </ListButton>
          )}
        </VirtualList>
      )}
      {next !== undefined && (
        <Button kind="secondary" disabled={asking} onPress={onMore}>
          {settlements.more}
        </Button>
      )}
    </>
  );
}

function countOf({ search, entries, total }: ShownApplications, messages: Messages): string {
  const { applications, settlements } = messages;
  if (entries.length > 0) return settlements.found({ count: entries.length, total: total ?? entries.length });
  const { text, ...narrowed } = search;
  return text === '' && Object.keys(narrowed).length === 0 ? applications.none : applications.noneFound;
}

/** What distinguishes applications of merchants with similar names. */
function aboutOf({ id, partnerName, externalId, signerEmail }: ApplicationEntry): readonly string[] {
  const parts = [partnerName, externalId, signerEmail].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? (parts as readonly string[]) : [id];
}
