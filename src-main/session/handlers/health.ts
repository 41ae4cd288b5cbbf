import { succeeded } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { healthCommands } from '../../../shared/contract/commands/health.ts';
import type { LookAtHealth } from '../../diagnosis/health/look-at-health.ts';
import type { Till } from '../till.ts';
import type { WithSession } from './with-session.ts';

export function healthHandlers(
  withSession: WithSession,
  till: Till,
  lookAtHealth: LookAtHealth,
): Pick<CommandCalls, keyof typeof healthCommands> {
  return {
    'health.look': () =>
      withSession(async (session) => {
        const { vitals, ledgerCare } = session;
        return succeeded(
          shown(await lookAtHealth({ view: till.view(), vitals, verified: ledgerCare.verified() })),
        );
      }),
  };
}
