import type { KioskStage } from '../../shared/contract/kiosk.ts';
import type { TillSeen } from './ports.ts';

type Closed = Extract<KioskStage, { name: 'closed' }>;

/** Why the till lets no visit begin now; `undefined` where one can begin. */
export function closedBy({ phase, terminal, session, connection }: TillSeen): Closed['why'] | undefined {
  if (phase !== 'ready' || !terminal) return 'starting';
  if (session.state === 'refused' || connection?.state === 'offline') return 'away';
  if (session.state === 'signed-in') return undefined;
  // While the service answers, a sign-in that is renewed keeps nobody waiting.
  if (connection?.state === 'online') return undefined;
  return session.state === 'unreachable' ? 'away' : 'starting';
}
