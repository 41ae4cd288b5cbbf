import { useState, type ReactNode } from 'react';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Step } from '../settlements/step.ts';
import { MerchantPage } from './merchant-page.tsx';
import { PartnerPage } from './partner-page.tsx';

interface AccountTrailProps {
  readonly start: HierarchyEntry;
  readonly terminal: TerminalView;
  /** The page of a merchant’s settlement or batch. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  /** Whether the credentials are a partner's, who decides update requests. */
  readonly isPartner: boolean;
  /** @param changed whether lists show something outdated */
  readonly onBack: (changed: boolean) => void;
}

/** The pages of partners and merchants. Back leads to the page before. */
export function AccountTrail({ start, terminal, recordPage, isPartner, onBack }: AccountTrailProps) {
  const [trail, setTrail] = useState<readonly HierarchyEntry[]>([start]);
  const [left, setLeft] = useState<HierarchyEntry>();
  const [changed, setChanged] = useState(false);
  const entry = trail.at(-1) ?? start;
  const AccountPage = entry.kind === 'partner' ? PartnerPage : MerchantPage;
  return (
    <AccountPage
      key={`${trail.length} ${entry.kind} ${entry.id}`}
      entry={entry}
      terminal={terminal}
      recordPage={recordPage}
      isPartner={isPartner}
      comeFrom={left}
      onOpen={(next) => {
        setLeft(undefined);
        setTrail([...trail, next]);
      }}
      onChanged={() => setChanged(true)}
      onBack={() => {
        setLeft(entry);
        if (trail.length === 1) onBack(changed);
        else setTrail(trail.slice(0, -1));
      }}
    />
  );
}
