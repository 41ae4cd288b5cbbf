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
import { HierarchyList } from '../terminals/hierarchy-list.tsx';
import { useHierarchy } from '../terminals/use-hierarchy.ts';
import { AccountTrail } from './account-trail.tsx';

interface MerchantsProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Partners and merchants at the service, by name or all of them. */
export function Merchants({ terminal, onBack }: MerchantsProps) {
  const { backOffice, merchants, terminals, findPayment } = useMessages();
  const { access, failure } = useAccess();
  const { shown, asking, list, more } = useHierarchy();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<HierarchyEntry>();
  const [comeFrom, setComeFrom] = useState<HierarchyEntry>();
  const scopes = access?.state === 'ready' ? access.scopes : [];
  const seesMore = scopes.some((scope) => scope !== 'terminal');

  const search = (wanted: string) => {
    setComeFrom(undefined);
    list({ kind: 'account', text: wanted });
  };
  const begin = useEffectEvent(() => list({ kind: 'account', text: '' }));
  useEffect(() => {
    if (seesMore) begin();
  }, [seesMore]);

  if (opened) {
    return (
      <AccountTrail
        start={opened}
        terminal={terminal}
        isPartner={scopes.includes('partner')}
        onBack={(changed) => {
          setComeFrom(opened);
          setOpened(undefined);
          if (changed && shown) list(shown.wanted);
        }}
      />
    );
  }
  return (
    <Page title={backOffice.entries.merchants.name} onBack={onBack}>
      {failure && <FailureBanner failure={failure} />}
      {access && !seesMore && <AccessNote access={access} terminalOnlyText={merchants.terminalOnlyText} />}
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
              label={merchants.search}
              hint={merchants.hint}
              find={findPayment.find}
              value={text}
              onChange={setText}
            />
          </form>
          <HierarchyList
            label={backOffice.entries.merchants.name}
            shown={shown}
            asking={asking}
            terminal={terminal}
            comeFrom={comeFrom}
            onOpen={setOpened}
            onMore={more}
          />
          {shown?.wanted.kind === 'account' && shown.wanted.text !== '' && (
            <Button
              kind="quiet"
              onPress={() => {
                setText('');
                search('');
              }}
            >
              {terminals.showAll}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
