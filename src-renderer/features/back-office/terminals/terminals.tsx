import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ComparisonPage } from './comparison/comparison-page.tsx';
import { FleetPage } from './fleet/fleet-page.tsx';
import { ManagedPage } from './managed/managed-page.tsx';
import { HierarchySearch } from './hierarchy-search.tsx';
import { HierarchyTrail } from './hierarchy-trail.tsx';
import * as styles from './record-page.module.css';

interface TerminalsProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Partners, merchants, locations and terminals at the service, from the top down, or by name or ID. */
export function Terminals({ terminal, onBack }: TerminalsProps) {
  const { backOffice, terminals, fleet, managed, comparison } = useMessages();
  const [changed, setChanged] = useState(false);
  const [work, setWork] = useState<'fleet' | 'managed' | 'comparison'>();
  const toList = () => setWork(undefined);
  if (work === 'fleet') return <FleetPage locale={terminal.locale} onBack={toList} />;
  if (work === 'managed') return <ManagedPage onBack={toList} />;
  if (work === 'comparison') return <ComparisonPage terminal={terminal} onBack={toList} />;
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
          <div className={styles.recordActions}>
            <Button kind="secondary" onPress={() => setWork('fleet')}>
              {fleet.title}
            </Button>
            <Button kind="secondary" onPress={() => setWork('managed')}>
              {managed.title}
            </Button>
            <Button kind="secondary" onPress={() => setWork('comparison')}>
              {comparison.title}
            </Button>
          </div>
        )
      }
      onBack={onBack}
    />
  );
}
