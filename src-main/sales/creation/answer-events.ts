import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer } from '../ports.ts';

/** Recorded for a try whose payment is not wanted any more; the payment itself is recorded as an orphan. */
const NOT_WANTED: Failure = {
  action: 'wait',
  code: 'service-unreachable',
  detail: 'answered when the payment was not wanted any more',
};

/** The answer that is recorded for a try during which the till stopped. */
export const STOPPED_WHILE_TRYING: CreateAnswer = {
  kind: 'lost',
  failure: {
    action: 'wait',
    code: 'service-unreachable',
    detail: 'the till stopped before the answer came',
  },
};

/** The answer that is recorded where the payer's details cannot be read: the payment must not be asked for without them. */
export const PAYER_GONE: CreateAnswer = {
  kind: 'rejected',
  failure: { action: 'fix-input', code: 'customer-details-unavailable' },
};

/** The cashier stopped the sale before its first try, which was recorded with it, was sent. */
export const NEVER_SENT: CreateAnswer = {
  kind: 'not-sent',
  failure: { action: 'wait', code: 'till-not-ready', detail: 'stopped before it was sent' },
};

/** The events for an answer to a creation. `wanted`: whether the sale still waits for a payment. */
export function eventsOf(answer: CreateAnswer, wanted: boolean): readonly SaleEventBody[] {
  switch (answer.kind) {
    case 'created': {
      const { trackingId, paymentPageId, url } = answer;
      // The sale was stopped or paid meanwhile. The code is not shown, and the payment is followed to its end.
      if (!wanted)
        return [
          { type: 'stray-found', trackingId },
          { type: 'create-not-sent', failure: NOT_WANTED },
        ];
      return [
        { type: 'payment-created', trackingId, url, ...(paymentPageId !== undefined && { paymentPageId }) },
      ];
    }
    case 'not-sent':
      return [{ type: 'create-not-sent', failure: answer.failure }];
    case 'lost': {
      // Every further try would create another payment whose address may not be shown.
      if (answer.failure.code === 'payment-address-refused') return unshowable(answer);
      const lost: SaleEventBody = { type: 'create-lost', failure: answer.failure };
      return answer.trackingId === undefined
        ? [lost]
        : [lost, { type: 'stray-found', trackingId: answer.trackingId }];
    }
    case 'rejected':
      return [{ type: 'create-rejected', failure: answer.failure }];
  }
}

function unshowable({
  failure,
  trackingId,
}: Extract<CreateAnswer, { kind: 'lost' }>): readonly SaleEventBody[] {
  const refused: SaleEventBody = { type: 'create-rejected', failure };
  return trackingId === undefined ? [refused] : [{ type: 'stray-found', trackingId }, refused];
}
