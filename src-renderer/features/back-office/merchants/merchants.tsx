import type { ReactNode } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { HierarchySearch } from '../terminals/hierarchy-search.tsx';
import type { Step } from '../settlements/step.ts';
import { AccountTrail } from './account-trail.tsx';

interface MerchantsProps {
  readonly terminal: TerminalView;
  /** The page of a merchant’s settlement or batch. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  readonly onBack: () => void;
}

/** Partners and merchants at the service, found by name or listed. */
export function Merchants({ terminal, recordPage, onBack }: MerchantsProps) {
  const { backOffice, merchants } = useMessages();
  return (
    <HierarchySearch
      title={backOffice.entries.merchants.name}
      label={merchants.search}
      hint={merchants.hint}
      terminalOnlyText={merchants.terminalOnlyText}
      terminal={terminal}
      wantedFor={(text) => ({ kind: 'account', text })}
      page={({ start, scopes, onBack: toList }) => (
        <AccountTrail
          start={start}
          terminal={terminal}
          recordPage={recordPage}
          isPartner={scopes.includes('partner')}
          onBack={toList}
        />
      )}
      onBack={onBack}
    />
  );
}
