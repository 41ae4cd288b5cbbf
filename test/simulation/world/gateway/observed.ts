import { sayingOf } from '../../oracle/sayings.ts';
import { never } from '../process.ts';
import type { PaymentGateway } from '../../../../src-main/sales/ports.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Process } from '../process.ts';

interface Around {
  readonly rules: Rules;
  readonly process: Process;
  /** How often the disk has refused. */
  readonly refusals: () => number;
  /** Not stopped, in order or by a kill. */
  readonly isRunning: () => boolean;
}

/** The gateway as the core sees it: what it asks and what reaches it is told to the rules. */
export function observed(
  gateway: PaymentGateway,
  { rules, process, refusals, isRunning }: Around,
): PaymentGateway {
  const { statements } = rules;
  const isAnothers = ({ paymentId }: { readonly paymentId?: string }, trackingId: string): boolean =>
    paymentId !== undefined && paymentId !== rules.witness.payments.get(trackingId)?.paymentId;
  return {
    ...gateway,
    createPayment: async (intent, signal) => {
      // What a killed program still does in its turn has no effect on the world.
      if (!process.alive) return never();
      rules.codes.createCalled(intent);
      rules.payers.createCalled(intent);
      rules.creates.begun(intent.idempotencyKey);
      const answer = await gateway.createPayment(intent, signal);
      const record = [...rules.witness.records.values()].find(({ key }) => key === intent.idempotencyKey);
      const named = 'trackingId' in answer ? answer.trackingId : undefined;
      const isOurs = rules.witness.payments.get(named ?? '')?.key === intent.idempotencyKey;
      if (record && named !== undefined && !isOurs) {
        const before = refusals();
        rules.creates.repeated(record, named, () => isRunning() && refusals() === before);
      }
      return answer;
    },
    readTracking: async (trackingId, signal) => {
      if (!process.alive) return never();
      const asked = statements.asked(trackingId);
      rules.progress.readStarted(trackingId, process);
      const owners = rules.outcomes.ownersOf(trackingId);
      rules.budget.read();
      const answer = await gateway.readTracking(trackingId, signal);
      rules.progress.readEnded(trackingId, process);
      if (answer.kind === 'failed' || isAnothers(answer.reading, trackingId)) statements.fails(asked);
      else {
        statements.reads(asked, sayingOf(answer.reading), rules.witness.timeline.now());
        const before = refusals();
        rules.outcomes.stated(trackingId, owners, () => isRunning() && refusals() === before);
      }
      return answer;
    },
    findByReference: async (reference, since, signal) => {
      if (!process.alive) return never();
      rules.budget.read();
      const askedAt = statements.last;
      const askedAtTime = rules.witness.timeline.now();
      const answer = await gateway.findByReference(reference, since, signal);
      if (answer.kind === 'failed') statements.fails();
      else {
        rules.searches.answered(reference, askedAtTime);
        rules.guard.historyStated(
          reference,
          answer.payments.map(({ trackingId }) => trackingId),
          { moment: askedAt, time: askedAtTime },
        );
      }
      return answer;
    },
    paymentsBetween: async (from, until, signal) => {
      if (!process.alive) return never();
      rules.budget.read();
      const shown = rules.witness.historyOf(from, until);
      const answer = await gateway.paymentsBetween(from, until, signal);
      if (answer.kind === 'failed') statements.fails();
      else rules.reconciliations.stated(answer.payments, { from, until, shown });
      return answer;
    },
  };
}
