import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { SearchBox } from '../../../components/form/search-box.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { AccessNote } from '../credentials/access-note.tsx';
import { useAccess } from '../credentials/use-access.ts';
import { HierarchyList } from './hierarchy-list.tsx';
import { useHierarchy, type Wanted } from './use-hierarchy.ts';

/** An entry that was opened from the list. */
export interface OpenedEntry {
  readonly start: HierarchyEntry;
  readonly scopes: readonly HistoryScope[];
  /** @param changed whether the list shows something outdated */
  readonly onBack: (changed: boolean) => void;
}

interface HierarchySearchProps {
  readonly title: string;
  /** The label of the search box. */
  readonly label: string;
  readonly hint: string;
  /** The text where the credentials reach this terminal only. */
  readonly terminalOnlyText: string;
  readonly terminal: TerminalView;
  /** The entries for a search text; an empty text lists those of the first page. */
  readonly wantedFor: (text: string) => Wanted;
  readonly page: (opened: OpenedEntry) => ReactNode;
  /** Further actions for credentials that reach more than this terminal. */
  readonly actions?: ReactNode;
  readonly onBack: () => void;
}

/** A list of the service's records with a search, and the page of the opened record. */
export function HierarchySearch(props: HierarchySearchProps) {
  const { title, label, hint, terminalOnlyText, terminal, wantedFor, page, actions, onBack } = props;
  const { terminals, findPayment } = useMessages();
  const { access, failure } = useAccess();
  const { shown, asking, list, again, more } = useHierarchy();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<HierarchyEntry>();
  const [comeFrom, setComeFrom] = useState<HierarchyEntry>();
  const scopes = access?.state === 'ready' ? access.scopes : [];
  const seesMore = scopes.some((scope) => scope !== 'terminal');

  const search = (wanted: string) => {
    setComeFrom(undefined);
    list(wantedFor(wanted));
  };
  const begin = useEffectEvent(() => list(wantedFor('')));
  useEffect(() => {
    if (seesMore) begin();
  }, [seesMore]);

  if (opened) {
    const toList = (changed: boolean) => {
      setComeFrom(opened);
      setOpened(undefined);
      if (changed && shown) list(shown.wanted);
    };
    return page({ start: opened, scopes, onBack: toList });
  }
  const showAll = () => {
    setText('');
    search('');
  };
  return (
    <Page title={title} onBack={onBack}>
      {failure && <FailureBanner failure={failure} />}
      {access && !seesMore && <AccessNote access={access} terminalOnlyText={terminalOnlyText} />}
      {seesMore && (
        <>
          {actions}
          <form
            role="search"
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              search(text.trim());
            }}
          >
            <SearchBox label={label} hint={hint} find={findPayment.find} value={text} onChange={setText} />
          </form>
          <HierarchyList
            label={title}
            shown={shown}
            asking={asking}
            terminal={terminal}
            comeFrom={comeFrom}
            onOpen={setOpened}
            onAgain={again}
            onMore={more}
          />
          {shown && 'text' in shown.wanted && shown.wanted.text !== '' && (
            <Button kind="secondary" onPress={showAll}>
              {terminals.showAll}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
