import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { HierarchySearch } from './hierarchy-search.tsx';
import { HierarchyTrail } from './hierarchy-trail.tsx';

interface TerminalsProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Partners, merchants, locations and terminals at the service: from the top down, or by name or ID. */
export function Terminals({ terminal, onBack }: TerminalsProps) {
  const { backOffice, terminals } = useMessages();
  const [changed, setChanged] = useState(false);
  return (
    <HierarchySearch
      title={backOffice.entries.terminals.name}
      label={terminals.search}
      hint={terminals.hint}
      terminalOnlyText={terminals.terminalOnlyText}
      terminal={terminal}
      wantedFor={(text) => (text === '' ? { kind: 'top' } : { kind: 'text', text })}
      page={(opened) => (
        <HierarchyTrail
          topName={backOffice.entries.terminals.name}
          start={opened.start}
          terminal={terminal}
          onChanged={() => setChanged(true)}
          onBack={() => {
            setChanged(false);
            opened.onBack(changed);
          }}
        />
      )}
      onBack={onBack}
    />
  );
}
