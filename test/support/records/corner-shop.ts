import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { DEFAULT_RULES } from '../../../shared/staff/staff.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';

/** The terminal of most tests that need one. */
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

/** It is signed in, and has sold nothing. */
export const ready: TillView = {
  phase: 'ready',
  setup: { reason: 'first-start', faults: [] },
  terminal,
  session: { state: 'signed-in' },
  connection: { state: 'online' },
  tenders: [{ id: 'usdcBase', label: 'USDC on Base' }],
  notices: [],
  sales: [],
  alerts: [],
  outcomeNotifications: [],
  preferences: DEFAULT_PREFERENCES,
  staff: { cashiers: [], rules: DEFAULT_RULES, closedShifts: [] },
  printing: { jobs: [] },
};
