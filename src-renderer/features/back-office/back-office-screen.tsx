import { useState } from 'react';
import type { LedgerTaskView } from '../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { IconName } from '../../components/icon/icon.tsx';
import { Page } from '../../components/layout/page.tsx';
import { MenuButton, MenuList } from '../../components/menu/menu-list.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Credentials } from './credentials/credentials.tsx';
import { HealthPage } from './health/health-page.tsx';
import { ThisTill } from './this-till/this-till.tsx';

/** In their order; only what there is. */
const ENTRIES = [
  { page: 'health', icon: 'check' },
  { page: 'this-till', icon: 'screen' },
  { page: 'credentials', icon: 'lock' },
] as const satisfies readonly {
  readonly page: string;
  readonly icon: IconName;
}[];

interface BackOfficeScreenProps {
  /** Care of the ledger that is under way, or was last. */
  readonly task: LedgerTaskView | undefined;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** What managers do beside selling: a list of pages, from each of which Back leads to the list. */
export function BackOfficeScreen({ task, terminal, onBack }: BackOfficeScreenProps) {
  const { menu, backOffice } = useMessages();
  const [open, setOpen] = useState<(typeof ENTRIES)[number]['page']>();
  if (open !== undefined) {
    return (
      <Page key={open} title={backOffice.entries[open].name} onBack={() => setOpen(undefined)}>
        {open === 'health' && <HealthPage terminal={terminal} />}
        {open === 'this-till' && <ThisTill task={task} terminal={terminal} />}
        {open === 'credentials' && <Credentials />}
      </Page>
    );
  }
  return (
    <Page key="list" title={menu.entries['back-office'].name} onBack={onBack}>
      <MenuList>
        {ENTRIES.map(({ page, icon }) => {
          const { name, text } = backOffice.entries[page];
          return <MenuButton key={page} icon={icon} name={name} text={text} onPress={() => setOpen(page)} />;
        })}
      </MenuList>
    </Page>
  );
}
