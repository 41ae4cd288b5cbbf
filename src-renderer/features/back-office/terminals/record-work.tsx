import type { HierarchyEntry, HierarchyRecord } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { CloneTerminal } from './form/clone-terminal.tsx';
import { EditLocation } from './form/edit-location.tsx';
import { EditTerminal } from './form/edit-terminal.tsx';
import { NewTerminal } from './form/new-terminal.tsx';
import { HandOverPage } from './hand-over/hand-over-page.tsx';
import { KeyPage } from './secrets/key-page.tsx';
import { WebhookPage } from './secrets/webhook-page.tsx';

/** An action on a location or terminal with a page of its own. */
export type Work = 'change' | 'clone' | 'new-terminal' | 'key' | 'webhook' | 'hand-over';

interface RecordWorkProps {
  readonly work: Work;
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onSaved: () => void;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

export function RecordWork({ work, record, terminal, onSaved, onMade, onBack }: RecordWorkProps) {
  switch (work) {
    case 'change': {
      const Form = record.kind === 'terminal' ? EditTerminal : EditLocation;
      return <Form record={record} terminal={terminal} onSaved={onSaved} onBack={onBack} />;
    }
    case 'clone':
      return <CloneTerminal record={record} onMade={onMade} onBack={onBack} />;
    case 'new-terminal':
      return <NewTerminal location={record} terminal={terminal} onMade={onMade} onBack={onBack} />;
    case 'key':
      return <KeyPage record={record} terminal={terminal} onBack={onBack} />;
    case 'hand-over':
      return <HandOverPage record={record} terminal={terminal} onBack={onBack} />;
    case 'webhook':
      return <WebhookPage record={record} terminal={terminal} onBack={onBack} />;
  }
}
