import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { FleetPage } from './fleet/fleet-page.tsx';
import { HierarchySearch } from './hierarchy-search.tsx';
import { HierarchyTrail } from './hierarchy-trail.tsx';

interface TerminalsProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Partners, merchants, locations and terminals at the service: from the top down, or by name or ID. */
export function Terminals({ terminal, onBack }: TerminalsProps) {
  const { backOffice, terminals, fleet } = useMessages();
  const [changed, setChanged] = useState(false);
  const [many, setMany] = useState(false);
  if (many) return <FleetPage locale={terminal.locale} onBack={() => setMany(false)} />;
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
      actions={
        !terminal.training && (
          <div>
            <Button kind="secondary" onPress={() => setMany(true)}>
              {fleet.title}
            </Button>
          </div>
        )
      }
      onBack={onBack}
    />
  );
}
