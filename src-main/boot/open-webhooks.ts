import { PaymentDeliveries } from '../service/webhooks/payment-deliveries.ts';
import { WebhookReceiver } from '../service/webhooks/receiver.ts';
import type { SessionParts } from '../session/session-parts.ts';
import type { TerminalOpening } from '../session/parts.ts';
import type { Supervisor } from '../supervision/supervise.ts';

const LOOPBACK = '127.0.0.1';

/** What listens for this terminal's webhooks, where its profile asks for that. */
export function openWebhooks(
  { profile: { webhooks }, secrets: { webhookSecret = '' } }: Pick<TerminalOpening, 'profile' | 'secrets'>,
  { clock, report }: Supervisor,
): SessionParts['openWebhooks'] {
  if (!webhooks) return undefined;
  const { host = LOOPBACK, port } = webhooks;
  return (onPayment, onChange) => {
    const now = () => clock.wall();
    const deliveries = new PaymentDeliveries({ signingSecret: webhookSecret, now, onPayment });
    const address = { host, port };
    const receiver = new WebhookReceiver({ address, take: deliveries.take, clock, report, onChange });
    return {
      run: (signal) => receiver.run(signal),
      useSecret: (signingSecret) => deliveries.useSecret(signingSecret),
      facts: () => ({
        isListening: receiver.state !== 'failed',
        address: receiver.listensAt,
        ...deliveries.counts,
      }),
    };
  };
}
