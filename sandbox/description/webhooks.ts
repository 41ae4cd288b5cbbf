import type { Operation, Parameter } from './openapi.ts';
import { notShown } from './not-shown.ts';
import { schema } from './schemas/shapes.ts';

const ANSWERS = {
  '2XX': { description: 'Received. Answer quickly; delivery is at least once.' },
  403: { description: 'Refused; it is sent again.', 'x-not-shown': 'The schedule of retries.' },
} as const;

const USER_AGENT: Parameter = {
  name: 'User-Agent',
  in: 'header',
  required: true,
  description: 'Fixed; identifies the payment service.',
  schema: { type: 'string' },
};

const BODY_SIGNATURE: Parameter = {
  name: 'X-Svc-Signature',
  in: 'header',
  required: true,
  description:
    'Lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with `webhookSecret`; no timestamp. The name of the ' +
    'service stands in `Svc`. Compare in constant time.',
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
};

const TIMED_SIGNATURE: Parameter = {
  name: 'x-webhook-signature',
  in: 'header',
  description:
    'HMAC-SHA256 keyed with the `signingSecret` of the terminal; absent while the terminal never had a webhook.',
  schema: { type: 'string', pattern: '^t=[0-9]+,s=[A-Za-z0-9+/]+=*$' },
  ...notShown('The exact string that is signed.'),
};

interface Notice {
  readonly id: string;
  readonly summary: string;
  readonly signature: Parameter;
  readonly event: string;
}

const notice = ({ id, summary, signature, event }: Notice): { readonly post: Operation } => ({
  post: {
    operationId: id,
    tags: ['Webhooks'],
    summary,
    description: 'Specification: Events.',
    security: [],
    parameters: [signature, USER_AGENT],
    requestBody: { required: true, content: { 'application/json': { schema: schema(event) } } },
    responses: ANSWERS,
  },
});

/** Spec "Events": the events that the service sends to registered endpoints. They do not count against rate limits. */
export const webhooks: Readonly<Record<string, { readonly post: Operation }>> = {
  payment: notice({
    id: 'notifyPayment',
    summary: 'A payment changed its status',
    signature: TIMED_SIGNATURE,
    event: 'PaymentEvent',
  }),
  onboarding: notice({
    id: 'notifyOnboarding',
    summary: 'An application was signed, reviewed or boarded',
    signature: BODY_SIGNATURE,
    event: 'OnboardingEvent',
  }),
  settlement: notice({
    id: 'notifySettlement',
    summary: 'Something about settlements',
    signature: BODY_SIGNATURE,
    event: 'SettlementEvent',
  }),
};
