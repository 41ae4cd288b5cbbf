import { followedPayments } from '../../../shared/view/followed-payments.ts';
import { DEFAULT_RULES } from '../../../shared/staff/staff.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { Notice, TillView } from '../../../shared/contract/views.ts';
import type { TillParts } from './parts.ts';
import type { SetupState } from './setup-state.ts';
import type { TerminalInUse } from './terminal-in-use.ts';

/** The session's part of the view while no terminal is at work. */
const NO_TERMINAL = {
  session: { state: 'none' },
  tenders: [],
  notices: [],
  sales: [],
  alerts: [],
  staff: { cashiers: [], rules: DEFAULT_RULES, closedShifts: [] },
  outcomeNotifications: [],
} as const;

/** The whole view: the till's state, what belongs to the computer, and the terminal session. */
export function tillView(
  { notKept, ...state }: Pick<TillView, 'phase' | 'setup'> & Pick<SetupState, 'notKept'>,
  { session, isRestored }: Pick<TerminalInUse, 'session' | 'isRestored'>,
  { preferences, printing, customerScreen, memory, unexpected, closing }: TillParts,
): TillView {
  const { notices, sales, alerts, ...terminal } = session?.view() ?? NO_TERMINAL;
  const managed = preferences.managed();
  const isLockedOut = session?.kiosk && !session.staff.corner.hasPins;
  const now: readonly Notice[] = [
    ...(isRestored ? [{ code: 'ledger-restored' } as const] : []),
    ...(session && notKept ? [{ code: 'set-up-not-kept', detail: notKept.detail ?? '' } as const] : []),
    ...(isLockedOut ? [{ code: 'kiosk-without-pin' } as const] : []),
  ];
  const others = shown<Omit<TillView, 'sales' | 'alerts'>>({
    ...state,
    preferences: preferences.view(),
    ...(managed && { managed }),
    canPrint: printing.ready(),
    printing: printing.view(),
    ...customerScreen.view(),
    ...terminal,
    ...(closing.isAsked && { closing: { payments: followedPayments({ sales, ...terminal }) } }),
    notices: [...memory.notices(), ...unexpected.notices(), ...notices, ...now],
  });
  // `shown` was already applied to each of them where it was computed, since there may be hundreds.
  return { ...others, sales, alerts };
}
