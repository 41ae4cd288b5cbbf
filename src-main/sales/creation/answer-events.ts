import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer } from '../ports.ts';

/** Ends the try: beside the orphan that its answer named, no payment exists because of it. */
const NOT_WANTED: Failure = {
  action: 'wait',
  code: 'service-unreachable',
  detail: 'answered when the payment was not wanted any more',
};

/** What a till that stopped in the middle of a try knows about it. */
export const STOPPED_WHILE_TRYING: CreateAnswer = {
  kind: 'lost',
  failure: {
    action: 'wait',
    code: 'service-unreachable',
    detail: 'the till stopped before the answer came',
  },
};

/** Asking without them is not what was agreed with the customer, and the service may refuse it. */
export const PAYER_GONE: CreateAnswer = {
  kind: 'rejected',
  failure: { action: 'fix-input', code: 'customer-details-unavailable' },
};

/** What an answer to a creation comes to on record; `wanted` is whether the sale still waits for a payment. */
export function eventsOf(answer: CreateAnswer, wanted: boolean): readonly SaleEventBody[] {
  switch (answer.kind) {
    case 'created': {
      const { trackingId, paymentPageId, url } = answer;
      // Stopped or paid while the answer was on its way: this code will not be shown, but it is watched to its end.
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
      // The service would answer every try with an address that may not be shown, and leave a payment behind each time.
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
