import type { KioskStage } from '../../shared/contract/kiosk.ts';
import type { TillSeen } from './ports.ts';

type Closed = Extract<KioskStage, { name: 'closed' }>;

/** Why no visit can begin now, by the till itself; nothing where one can. */
export function closedBy({ phase, terminal, session, connection }: TillSeen): Closed['why'] | undefined {
  if (phase !== 'ready' || !terminal) return 'starting';
  if (session.state === 'refused' || connection?.state === 'offline') return 'away';
  if (session.state === 'signed-in') return undefined;
  // A sign-in that is made anew while the service answers keeps nobody waiting.
  if (connection?.state === 'online') return undefined;
  return session.state === 'unreachable' ? 'away' : 'starting';
}
