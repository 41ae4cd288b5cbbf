import { useEffect, useEffectEvent, useState } from 'react';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { NewLocation } from './form/new-location.tsx';
import { HierarchyList } from './hierarchy-list.tsx';
import { useHierarchy } from './use-hierarchy.ts';

/** Props of all pages of the hierarchy. */
export interface StepProps {
  readonly entry: HierarchyEntry;
  /** The record's parents, outermost first, as far as they were passed. */
  readonly above: readonly HierarchyEntry[];
  readonly terminal: TerminalView;
  /** The child that was opened last. */
  readonly comeFrom: HierarchyEntry | undefined;
  readonly onOpen: (entry: HierarchyEntry) => void;
  readonly onGo: (trail: readonly HierarchyEntry[]) => void;
  readonly onTop: () => void;
  readonly topName: string;
  /** Called when lists show something outdated. */
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

interface LevelPageProps extends StepProps {
  readonly kind: 'partner' | 'merchant';
}

/** The merchants of a partner, or the locations of a merchant. */
export function LevelPage(props: LevelPageProps) {
  const { kind, entry, above, terminal, comeFrom, onOpen, onChanged, onGo, onTop, topName, onBack } = props;
  const { terminals } = useMessages();
  const { shown, asking, list, again, more } = useHierarchy();
  const [making, setMaking] = useState(false);
  const { id, name } = entry;
  const begin = useEffectEvent(() => list({ kind, id }));
  useEffect(() => begin(), []);
  if (making) {
    return (
      <NewLocation
        merchantId={id}
        onMade={(made) => {
          onChanged();
          onOpen(made);
        }}
        onBack={() => setMaking(false)}
      />
    );
  }
  const label = terminals.lists[kind === 'partner' ? 'merchant' : 'location'];
  return (
    <Page title={name ?? id} onBack={onBack}>
      <Breadcrumb above={above} onGo={onGo} onTop={onTop} topName={topName} />
      <h2>{label}</h2>
      {kind === 'merchant' && (
        <div>
          <Button kind="secondary" onPress={() => setMaking(true)}>
            {terminals.create.location}
          </Button>
        </div>
      )}
      <HierarchyList
        label={label}
        shown={shown}
        asking={asking}
        terminal={terminal}
        comeFrom={comeFrom}
        onOpen={onOpen}
        onAgain={again}
        onMore={more}
      />
    </Page>
  );
}
