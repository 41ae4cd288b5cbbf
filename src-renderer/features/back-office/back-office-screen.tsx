import { useState } from 'react';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../../state/connection.ts';
import type { IconName } from '../../components/icon/icon.tsx';
import { Page } from '../../components/layout/page.tsx';
import { MenuButton, MenuList } from '../../components/menu/menu-list.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Credentials } from './credentials/credentials.tsx';
import { HealthPage } from './health/health-page.tsx';
import { Payments } from './payments/payments.tsx';
import { ThisTill } from './this-till/this-till.tsx';

/** In their order; only what there is. */
const ENTRIES = [
  { page: 'payments', icon: 'search' },
  { page: 'health', icon: 'check' },
  { page: 'this-till', icon: 'screen' },
  { page: 'credentials', icon: 'lock' },
] as const satisfies readonly {
  readonly page: string;
  readonly icon: IconName;
}[];

interface BackOfficeScreenProps {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  /** A sale has been put on the screen of the checkout. */
  readonly onSale: () => void;
}

/** What managers do beside selling: a list of pages, from each of which Back leads to the list. */
export function BackOfficeScreen({ view, terminal, onBack, onSale }: BackOfficeScreenProps) {
  const { menu, backOffice } = useMessages();
  const [open, setOpen] = useState<(typeof ENTRIES)[number]['page']>();
  const toList = () => setOpen(undefined);
  if (open === 'payments') {
    const { tenders, staff } = view;
    return <Payments terminal={terminal} tenders={tenders} staff={staff} onBack={toList} onSale={onSale} />;
  }
  if (open !== undefined) {
    return (
      <Page key={open} title={backOffice.entries[open].name} onBack={toList}>
        {open === 'health' && <HealthPage terminal={terminal} />}
        {open === 'this-till' && <ThisTill task={view.ledgerTask} terminal={terminal} />}
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
