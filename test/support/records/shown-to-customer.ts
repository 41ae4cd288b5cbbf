import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { DEFAULT_RULES } from '../../../shared/staff/staff.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';

export const terminal: TerminalView = {
  storeName: 'Corner Shop',
  currency: 'USD',
  locale: 'en-US',
  merchantId: 'mer_123',
  terminalId: 'term_456',
  environment: 'production',
  training: false,
  customerDetails: { ask: 'on-request' },
};

export const ready: TillView = {
  phase: 'ready',
  setup: { reason: 'first-start', faults: [] },
  terminal,
  session: { state: 'signed-in' },
  tenders: [{ id: 'usdcBase', label: 'USDC on Base' }],
  notices: [],
  sales: [],
  alerts: [],
  preferences: DEFAULT_PREFERENCES,
  outcomeNotifications: [],
  staff: { cashiers: [], rules: DEFAULT_RULES, closedShifts: [] },
  printing: { jobs: [] },
};
export const usd = (minor: number) => ({ minor, currency: 'USD' });
export const url = 'https://pay.example.test/1';
export const shown = { url, shownAt: 1, lastGoodReadAt: 2 };

export const saleIn = (stage: SaleStage, more: Partial<SaleView> = {}): SaleView => ({
  id: 's1',
  number: 1,
  reference: 'R-1',
  amount: usd(1_234),
  startedAt: 1,
  parked: false,
  stage,
  ...more,
});
export const showing = (stage: SaleStage, more: Partial<SaleView> = {}): TillView => ({
  ...ready,
  currentSaleId: 's1',
  sales: [saleIn(stage, more)],
});
