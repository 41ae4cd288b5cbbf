import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import type { HierarchyEntry } from '../../../../shared/contract/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { SearchBox } from '../../../components/form/search-box.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { AccessNote } from '../credentials/access-note.tsx';
import { useAccess } from '../credentials/use-access.ts';
import { HierarchyList } from './hierarchy-list.tsx';
import { HierarchyTrail } from './hierarchy-trail.tsx';
import { useHierarchy } from './use-hierarchy.ts';

interface TerminalsProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Partners, merchants, locations and terminals at the service: from the top down, or by name or ID. */
export function Terminals({ terminal, onBack }: TerminalsProps) {
  const { backOffice, terminals, findPayment } = useMessages();
  const { access, failure } = useAccess();
  const { shown, asking, list, more } = useHierarchy();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<HierarchyEntry>();
  const [comeFrom, setComeFrom] = useState<HierarchyEntry>();
  const [changed, setChanged] = useState(false);
  const seesMore = access?.state === 'ready' && access.scopes.some((scope) => scope !== 'terminal');

  const search = (wanted: string) => {
    setComeFrom(undefined);
    list(wanted === '' ? { kind: 'top' } : { kind: 'text', text: wanted });
  };
  const begin = useEffectEvent(() => list({ kind: 'top' }));
  useEffect(() => {
    if (seesMore) begin();
  }, [seesMore]);

  if (opened) {
    const toList = () => {
      setComeFrom(opened);
      setOpened(undefined);
      if (changed && shown) list(shown.wanted);
      setChanged(false);
    };
    return (
      <HierarchyTrail
        topName={backOffice.entries.terminals.name}
        start={opened}
        terminal={terminal}
        onChanged={() => setChanged(true)}
        onBack={toList}
      />
    );
  }
  const showAll = () => {
    setText('');
    search('');
  };
  return (
    <Page title={backOffice.entries.terminals.name} onBack={onBack}>
      {failure && <FailureBanner failure={failure} />}
      {access && !seesMore && <AccessNote access={access} terminalOnlyText={terminals.terminalOnlyText} />}
      {seesMore && (
        <>
          <form
            role="search"
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              search(text.trim());
            }}
          >
            <SearchBox
              label={terminals.search}
              hint={terminals.hint}
              find={findPayment.find}
              value={text}
              onChange={setText}
            />
          </form>
          <HierarchyList
            label={backOffice.entries.terminals.name}
            shown={shown}
            asking={asking}
            terminal={terminal}
            comeFrom={comeFrom}
            onOpen={setOpened}
            onMore={more}
          />
          {shown?.wanted.kind === 'text' && (
            <Button kind="quiet" onPress={showAll}>
              {terminals.showAll}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
