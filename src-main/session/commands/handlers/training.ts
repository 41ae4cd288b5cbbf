import { failed } from '../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { trainingCommands } from '../../../../shared/contract/commands/training.ts';
import type { TrainingService } from '../../till/parts.ts';
import type { Till } from '../../till/till.ts';
import type { WithSession } from './with-session.ts';

export function trainingHandlers(
  withSession: WithSession,
  till: Pick<Till, 'leaveTraining'>,
  training: Pick<TrainingService, 'simulate'>,
): Pick<CommandCalls, keyof typeof trainingCommands> {
  return {
    'training.simulate': ({ saleId, outcome }) =>
      withSession((session) => {
        if (!session.isTraining) return failed({ action: 'fix-input', code: 'command-refused' });
        const sale = session.sales.loadSale(saleId);
        if (!sale.ok) return sale;
        const { end, payment } = sale.value;
        if (end !== undefined || payment.creation.state !== 'created') {
          return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
        }
        return training.simulate(payment.creation.tracked.trackingId, outcome);
      }),
    'training.leave': () => till.leaveTraining(),
  };
}
