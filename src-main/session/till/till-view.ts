import { followedPayments } from '../../../shared/view/followed-payments.ts';
import { DEFAULT_RULES } from '../../../shared/staff/staff.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { TillParts } from './parts.ts';
import type { TerminalSession } from '../terminal/terminal-session.ts';

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
  state: Pick<TillView, 'phase' | 'setup'>,
  session: TerminalSession | undefined,
  { preferences, printing, customerScreen, memory, unexpected, closing }: TillParts,
): TillView {
  const { notices, sales, alerts, ...terminal } = session?.view() ?? NO_TERMINAL;
  const managed = preferences.managed();
  const isLockedOut = session?.kiosk && !session.staff.corner.hasPins;
  const kioskNotices = isLockedOut ? [{ code: 'kiosk-without-pin' } as const] : [];
  const others = shown<Omit<TillView, 'sales' | 'alerts'>>({
    ...state,
    preferences: preferences.view(),
    ...(managed && { managed }),
    canPrint: printing.ready(),
    printing: printing.view(),
    ...customerScreen.view(),
    ...terminal,
    ...(closing.isAsked && { closing: { payments: followedPayments({ sales, ...terminal }) } }),
    notices: [...memory.notices(), ...unexpected.notices(), ...notices, ...kioskNotices],
  });
  // `shown` was already applied to each of them where it was computed, since there may be hundreds.
  return { ...others, sales, alerts };
}
