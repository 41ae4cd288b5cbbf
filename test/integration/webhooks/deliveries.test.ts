import { describe, expect, it } from 'vitest';
import {
  deduplicationKey,
  readOnboardingEvent,
} from '../../../src-main/service/webhooks/onboarding-event.ts';
import { verifyPartnerWebhook } from '../../../src-main/service/webhooks/partner-signature.ts';
import { REPLAY_MS, verifyPaymentWebhook } from '../../../src-main/service/webhooks/payment-signature.ts';
import { ReplayWindow } from '../../../src-main/service/webhooks/replay-window.ts';
import { NOW, openBackOffice } from '../../support/back-office/back-office-sandbox.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import { loopbackServer } from '../../support/service/service-server.ts';
import type { BackOffice } from '../../support/back-office/back-office-sandbox.ts';
import type { LoopbackServer } from '../../support/service/service-server.ts';

const signal = new AbortController().signal;
const GENUINE = { genuine: true };
const TERMINAL = 'term_Training01';
/** A receiver that takes everything. */
const receiver = () => loopbackServer((_request, response) => response.writeHead(204).end());

async function pay(backOffice: BackOffice, webhookUrls: readonly string[]): Promise<void> {
  const requestedAmount = { minor: 1201, currency: 'USD' };
  const payment = { merchantId: 'mer_Training', terminalId: TERMINAL, requestedAmount, reference: 'Order 7' };
  const answer = await backOffice.payments.create({ ...payment, webhookUrls }, crypto.randomUUID(), signal);
  expect(answer.kind).toBe('created');
  await backOffice.control('POST', '/clock', { advanceMs: 2_000 });
}
function received({ arrived }: LoopbackServer) {
  return arrived.map(({ headers, body }) => ({ headers, rawBody: Buffer.from(body) }));
}

describe('a payment’s webhook', () => {
  const check = (signingSecret: string, now = NOW + 2_000) => ({
    signingSecret,
    now,
    replays: new ReplayWindow(REPLAY_MS),
  });

  it('to the terminal and to the payment’s own address is genuine, each by its own signature', async () => {
    const backOffice = await openBackOffice();
    const [ofTerminal, ofPayment] = [await receiver(), await receiver()];
    valueOf(await backOffice.terminalWebhooks.set(TERMINAL, ofTerminal.baseUrl, signal));
    const read = valueOf(await backOffice.terminalWebhooks.read(TERMINAL, signal));
    const checks = check(read.signingSecret?.reveal() ?? '');
    await pay(backOffice, [ofPayment.baseUrl]);
    await ofTerminal.untilArrived(1);
    await ofPayment.untilArrived(1);
    for (const { headers, rawBody } of [...received(ofTerminal), ...received(ofPayment)]) {
      const header = headers['x-webhook-signature'];
      const delivery = { header, rawBody };
      // Each receiver has a window of its own.
      const own = { ...checks, replays: new ReplayWindow(REPLAY_MS) };
      expect(verifyPaymentWebhook(delivery, own)).toEqual(GENUINE);
      expect(verifyPaymentWebhook(delivery, own)).toEqual({ genuine: false, fault: 'replayed' });
      expect(verifyPaymentWebhook(delivery, check('AAAA'))).toEqual({ genuine: false, fault: 'mismatch' });
      expect(verifyPaymentWebhook(delivery, { ...own, now: NOW + 302_100 })).toMatchObject({
        fault: 'stale',
      });
    }
  });

  it('of a terminal that never had one comes unsigned, and is told apart', async () => {
    const backOffice = await openBackOffice();
    const ofPayment = await receiver();
    await pay(backOffice, [ofPayment.baseUrl]);
    await ofPayment.untilArrived(1);
    for (const { headers, rawBody } of received(ofPayment)) {
      const delivery = { header: headers['x-webhook-signature'], rawBody };
      expect(verifyPaymentWebhook(delivery, check('AAAA'))).toEqual({ genuine: false, fault: 'unsigned' });
    }
  });
});

it('a partner’s webhook is genuine, and one event however often it is delivered', async () => {
  const backOffice = await openBackOffice();
  const backOffices = await receiver();
  const request = { endpointUrl: backOffices.baseUrl, eventTypes: ['applicationSigned', 'merchantBoarded'] };
  const webhook = valueOf(await backOffice.onboardingWebhooks.put('par_Harbor', request, signal));
  await backOffice.control('PATCH', '/switches', { webhookDuplicates: true });
  const reviewed = valueOf(
    await backOffice.applications.ofPartner('par_Harbor').page({ search: 'Saltmarsh' }, {}, signal),
  ).records;
  await backOffice.control('POST', `/applications/${reviewed[0]?.id ?? ''}`, { action: 'board' });
  await backOffices.untilArrived(2);
  const keys = new Set<string>();
  for (const { headers, rawBody } of received(backOffices)) {
    const header = headers['x-sandbox-signature'];
    expect(verifyPartnerWebhook(header, rawBody, webhook.webhookSecret?.reveal() ?? '')).toEqual(GENUINE);
    expect(verifyPartnerWebhook(header, rawBody, 'another')).toMatchObject({ fault: 'mismatch' });
    const event = readOnboardingEvent(rawBody);
    expect(event).toMatchObject({ type: 'merchantBoarded', applicationId: reviewed[0]?.id });
    keys.add(event ? deduplicationKey(event) : '');
  }
  expect(keys.size).toBe(1);
});
