import { lazy, Suspense } from 'react';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../state/connection.ts';
import type { PageRoute } from './routes.ts';

const AmountsScreen = lazy(async () => ({
  default: (await import('../features/settings/amounts/amounts-screen.tsx')).AmountsScreen,
}));
const BackOfficeScreen = lazy(async () => ({
  default: (await import('../features/back-office/back-office-screen.tsx')).BackOfficeScreen,
}));
const CashiersScreen = lazy(async () => ({
  default: (await import('../features/staff/cashiers/cashiers-screen.tsx')).CashiersScreen,
}));
const CustomerScreenPage = lazy(async () => ({
  default: (await import('../features/customer-mode/customer-screen-page.tsx')).CustomerScreenPage,
}));
const FindPayment = lazy(async () => ({
  default: (await import('../features/history/find-payment.tsx')).FindPayment,
}));
const GuideScreen = lazy(async () => ({
  default: (await import('../features/documents/receipts/guide-screen.tsx')).GuideScreen,
}));
const PracticeScreen = lazy(async () => ({
  default: (await import('../features/training/practice/practice-screen.tsx')).PracticeScreen,
}));
const PreferencesScreen = lazy(async () => ({
  default: (await import('../features/settings/preferences/preferences-screen.tsx')).PreferencesScreen,
}));
const PrinterScreen = lazy(async () => ({
  default: (await import('../features/documents/printing/printer-screen.tsx')).PrinterScreen,
}));
const ReportsScreen = lazy(async () => ({
  default: (await import('../features/reports/reports-screen.tsx')).ReportsScreen,
}));
const ScannerScreen = lazy(async () => ({
  default: (await import('../features/scanning/scanner-screen.tsx')).ScannerScreen,
}));
const ShiftScreen = lazy(async () => ({
  default: (await import('../features/staff/shifts/shift-screen.tsx')).ShiftScreen,
}));

interface RoutedScreenProps {
  readonly route: Exclude<PageRoute, 'setup'>;
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  /** `undefined` where the page is the first screen, so that there is no way back. */
  readonly onBack: (() => void) | undefined;
  /** Called when the page has opened a sale at the checkout. */
  readonly onSale: () => void;
}

/** The pages of the menu. The code of each is loaded when somebody opens it. */
export function RoutedScreen(props: RoutedScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}

function Screen({ route, view, terminal, onSale, ...given }: RoutedScreenProps) {
  const { onBack = onSale } = given;
  switch (route) {
    case 'practice':
      return <PracticeScreen terminal={terminal} onBack={onBack} />;
    case 'find-payment':
      return <FindPayment terminal={terminal} onClose={onBack} />;
    case 'shift':
      return <ShiftScreen view={view} terminal={terminal} onBack={onBack} onSale={onSale} />;
    case 'reports':
      return <ReportsScreen terminal={terminal} onBack={onBack} />;
    case 'back-office':
      return <BackOfficeScreen view={view} terminal={terminal} onBack={given.onBack} onSale={onSale} />;
    case 'guide':
      return <GuideScreen preferred={view.preferences.language} onClose={onBack} />;
    case 'amounts':
      return <AmountsScreen view={view} onBack={onBack} />;
    case 'printer':
      return <PrinterScreen view={view} onClose={onBack} />;
    case 'scanner':
      return <ScannerScreen preferences={view.preferences} onClose={onBack} />;
    case 'customer-screen':
      return <CustomerScreenPage view={view} onClose={onBack} />;
    case 'cashiers':
      return <CashiersScreen staff={view.staff} onBack={onBack} />;
    case 'preferences':
      return <PreferencesScreen preferences={view.preferences} managed={view.managed} onClose={onBack} />;
  }
}
