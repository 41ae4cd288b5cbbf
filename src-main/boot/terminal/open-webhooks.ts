import { together } from '../../service/webhooks/delivery-counts.ts';
import { PartnerDeliveries } from '../../service/webhooks/partner-deliveries.ts';
import { partnerSignatureIn } from '../../service/webhooks/partner-signature.ts';
import { PaymentDeliveries } from '../../service/webhooks/payment-deliveries.ts';
import { WebhookReceiver } from '../../service/webhooks/receiver.ts';
import type { Delivery } from '../../service/webhooks/receiver.ts';
import type { SessionParts } from '../../session/session-parts.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { Supervisor } from '../../supervision/supervise.ts';

const LOOPBACK = '127.0.0.1';

/** Opens what listens for this terminal's webhooks, where its profile asks for that. */
export function openWebhooks(
  { profile: { webhooks }, secrets: given }: Pick<TerminalOpening, 'profile' | 'secrets'>,
  { clock, report }: Supervisor,
): SessionParts['openWebhooks'] {
  if (!webhooks) return undefined;
  const { host = LOOPBACK, port, partner } = webhooks;
  return ({ onPayment, onNews }, onChange) => {
    const now = () => clock.wall();
    const { webhookSecret = '', partnerWebhookSecret = '' } = given;
    const payments = new PaymentDeliveries({ signingSecret: webhookSecret, now, onPayment });
    const partners = partner
      ? new PartnerDeliveries({ webhookSecret: partnerWebhookSecret, now, onNews })
      : undefined;
    const take = (delivery: Delivery) =>
      partners && isPartners(delivery) ? partners.take(delivery) : payments.take(delivery);
    const address = { host, port };
    const receiver = new WebhookReceiver({ address, take, clock, report, onChange });
    return {
      run: (signal) => receiver.run(signal),
      useSecrets: (next) => {
        if (next.webhookSecret !== undefined) payments.useSecret(next.webhookSecret);
        if (next.partnerWebhookSecret !== undefined) partners?.useSecret(next.partnerWebhookSecret);
      },
      facts: () => ({
        isListening: receiver.state !== 'failed',
        address: receiver.listensAt,
        ...together([payments.counts, ...(partners ? [partners.counts] : [])]),
      }),
    };
  };
}

/** Webhooks of the partner and of the terminal come to the same address. The name of a header tells them apart. */
function isPartners({ headers }: Delivery): boolean {
  return headers['x-webhook-signature'] === undefined && partnerSignatureIn(headers) !== undefined;
}
