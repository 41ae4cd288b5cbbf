import { useState, type ReactNode } from 'react';
import type { PaymentRow } from '../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { ScreenView } from '../../state/connection.ts';
import type { IconName } from '../../components/icon/icon.tsx';
import { Banner } from '../../components/banner/banner.tsx';
import { Page } from '../../components/layout/page.tsx';
import { MenuButton, MenuList } from '../../components/menu/menu-list.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Notices } from '../../shell/notices.tsx';
import { Applications } from './applications/applications.tsx';
import { Credentials } from './credentials/credentials.tsx';
import type { ChosenDays } from '../reports/report-days.ts';
import { DayPage } from './day/day-page.tsx';
import { PayoutPage } from './day/payout-page.tsx';
import { ExportsPage } from './exports/exports-page.tsx';
import { ExportElsewhere } from '../exports/export-elsewhere.tsx';
import { FiguresPage } from './figures/figures-page.tsx';
import { HealthPage } from './health/health-page.tsx';
import { Journal } from './journal/journal.tsx';
import { Merchants } from './merchants/merchants.tsx';
import { PaymentPage } from './payments/payment-page.tsx';
import { Payments } from './payments/payments.tsx';
import { Reclaims } from './reclaims/reclaims.tsx';
import { RecordTrail } from './settlements/record-trail.tsx';
import { Settlements } from './settlements/settlements.tsx';
import type { Step } from './settlements/step.ts';
import { Terminals } from './terminals/terminals.tsx';
import { TillSecrets } from './till-secrets/till-secrets.tsx';
import { ThisTill } from './this-till/this-till.tsx';

/** The pages in the order of the list. */
const ENTRIES = [
  { page: 'payments', icon: 'search' },
  { page: 'reclaims', icon: 'undo' },
  { page: 'settlements', icon: 'safe' },
  { page: 'day', icon: 'calendar' },
  { page: 'figures', icon: 'chart' },
  { page: 'exports', icon: 'exit' },
  { page: 'terminals', icon: 'tree' },
  { page: 'merchants', icon: 'people' },
  { page: 'applications', icon: 'document' },
  { page: 'health', icon: 'check' },
  { page: 'this-till', icon: 'screen' },
  { page: 'journal', icon: 'clock' },
  { page: 'till-secrets', icon: 'lock' },
  { page: 'credentials', icon: 'lock' },
] as const satisfies readonly {
  readonly page: string;
  readonly icon: IconName;
}[];

/** Notices that managers read here in full: where the copy is, and which sales are not in the record. */
const OF_THE_RECORD: readonly Notice['code'][] = ['ledger-restored', 'ledger-repaired'];

/** Pages that exist only where a terminal is at work. */
const OF_A_TILL: readonly string[] = ['this-till', 'till-secrets'];

interface BackOfficeScreenProps {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  /** Missing where this is the first screen. */
  readonly onBack: (() => void) | undefined;
  /** Called when a sale was put on the checkout's screen. */
  readonly onSale: () => void;
}

/** The manager's pages: a list of them, to which Back leads. */
export function BackOfficeScreen({ view, terminal, onBack, onSale }: BackOfficeScreenProps) {
  const { menu, backOffice } = useMessages();
  const [open, setOpen] = useState<(typeof ENTRIES)[number]['page']>();
  const toList = () => setOpen(undefined);
  const officeOnly = terminal.backOfficeOnly === true;
  const paymentPage = (row: PaymentRow, onPaymentBack: () => void) => (
    <PaymentPage row={row} terminal={terminal} onBack={onPaymentBack} onSale={onSale} />
  );
  const dayPage = (days: ChosenDays, onDayBack: () => void) => (
    <DayPage
      terminal={terminal}
      first={days}
      settlementPage={settlementPage}
      onBack={onDayBack}
      onSale={onSale}
    />
  );
  const payoutPage = (settlementId: string, onPayoutBack: () => void) => (
    <PayoutPage settlementId={settlementId} terminal={terminal} onBack={onPayoutBack} onSale={onSale} />
  );
  const recordPage = (start: Step, onRecordBack: () => void): ReactNode => (
    <RecordTrail
      start={start}
      terminal={terminal}
      paymentPage={paymentPage}
      dayPage={dayPage}
      payoutPage={payoutPage}
      onBack={onRecordBack}
    />
  );
  const settlementPage = (id: string, onSettlementBack: () => void) =>
    recordPage({ kind: 'settlement', id }, onSettlementBack);
  if (open === 'payments') {
    const { tenders, staff } = view;
    return (
      <Payments
        terminal={terminal}
        tenders={tenders}
        staff={staff}
        settlementPage={settlementPage}
        onBack={toList}
        onSale={onSale}
      />
    );
  }
  if (open === 'settlements') {
    return <Settlements terminal={terminal} recordPage={recordPage} onBack={toList} />;
  }
  if (open === 'journal') return <Journal terminal={terminal} onBack={toList} onSale={onSale} />;
  if (open === 'terminals') return <Terminals terminal={terminal} onBack={toList} />;
  if (open === 'merchants') return <Merchants terminal={terminal} recordPage={recordPage} onBack={toList} />;
  if (open === 'applications')
    return <Applications terminal={terminal} recordPage={recordPage} onBack={toList} />;
  if (open === 'day')
    return <DayPage terminal={terminal} settlementPage={settlementPage} onBack={toList} onSale={onSale} />;
  if (open === 'reclaims')
    return <Reclaims terminal={terminal} settlementPage={settlementPage} onBack={toList} onSale={onSale} />;
  if (open !== undefined) {
    return (
      <Page key={open} title={backOffice.entries[open].name} onBack={toList}>
        {open === 'figures' && <FiguresPage terminal={terminal} />}
        {open === 'exports' && <ExportsPage terminal={terminal} />}
        {open === 'health' && <HealthPage terminal={terminal} />}
        {open === 'this-till' && <ThisTill task={view.ledgerTask} terminal={terminal} />}
        {open === 'till-secrets' && (
          <TillSecrets profile={view.setup.profile} terminalId={terminal.terminalId} />
        )}
        {open === 'credentials' && <Credentials />}
      </Page>
    );
  }
  return (
    <Page key="list" title={menu.entries['back-office'].name} onBack={onBack}>
      {officeOnly && (
        <Banner kind="info" title={backOffice.only.title}>
          <p>{backOffice.only.text}</p>
        </Banner>
      )}
      <Notices notices={view.notices.filter(({ code }) => OF_THE_RECORD.includes(code))} />
      <ExportElsewhere own={[]} />
      <MenuList>
        {ENTRIES.filter(({ page }) => !officeOnly || !OF_A_TILL.includes(page)).map(({ page, icon }) => {
          const { name, text } = backOffice.entries[page];
          return <MenuButton key={page} icon={icon} name={name} text={text} onPress={() => setOpen(page)} />;
        })}
      </MenuList>
    </Page>
  );
}
