import { useState } from 'react';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { LevelPage } from './level-page.tsx';
import { RecordPage } from './record-page.tsx';

interface HierarchyTrailProps {
  readonly start: HierarchyEntry;
  /** The name of the page before. */
  readonly topName: string;
  readonly terminal: TerminalView;
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

/** The pages of the hierarchy. Back leads to the page before. */
export function HierarchyTrail({ start, topName, terminal, onChanged, onBack }: HierarchyTrailProps) {
  const [trail, setTrail] = useState<readonly HierarchyEntry[]>([start]);
  const [left, setLeft] = useState<HierarchyEntry>();
  const entry = trail.at(-1) ?? start;
  const { kind } = entry;
  const go = (next: readonly HierarchyEntry[], comeFrom?: HierarchyEntry) => {
    setLeft(comeFrom);
    setTrail(next);
  };
  const above = trail.slice(0, -1);
  const props = {
    above,
    terminal,
    onChanged,
    comeFrom: left,
    onOpen: (next: HierarchyEntry) => go([...trail, next]),
    onBack: () => (above.length === 0 ? onBack() : go(above, entry)),
    onGo: (to: readonly HierarchyEntry[]) => go(to, trail[to.length]),
    onTop: onBack,
    topName,
  };
  const key = `${kind} ${entry.id}`;
  return kind === 'partner' || kind === 'merchant' ? (
    <LevelPage key={key} {...props} entry={entry} kind={kind} />
  ) : (
    <RecordPage key={key} {...props} entry={entry} kind={kind} />
  );
}
