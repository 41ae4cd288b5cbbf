import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { HierarchyList } from './hierarchy-list.tsx';
import { useHierarchy } from './use-hierarchy.ts';
import type { StepProps } from './level-page.tsx';

/** The terminals of a location, on the location's page. */
export function TerminalsOfLocation({ entry, terminal, comeFrom, onOpen }: StepProps) {
  const { terminals } = useMessages();
  const { shown, asking, list, again, more } = useHierarchy();
  const begin = useEffectEvent(() => list({ kind: 'location', id: entry.id }));
  useEffect(() => begin(), []);
  return (
    <>
      <h2>{terminals.lists.terminal}</h2>
      <HierarchyList
        label={terminals.lists.terminal}
        shown={shown}
        asking={asking}
        terminal={terminal}
        comeFrom={comeFrom}
        onOpen={onOpen}
        onAgain={again}
        onMore={more}
      />
    </>
  );
}
