import { describe, expect, it } from 'vitest';
import { signPayment } from '../../../sandbox/webhooks/signatures.ts';
import { receiveWebhooks } from '../../support/service/webhook-receiver.ts';
import type { WebhookReceiver } from '../../support/service/webhook-receiver.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { openSandbox, START } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

interface Delivery {
  readonly state: string;
  readonly event: string;
  readonly due: string | null;
  readonly isSigned: boolean;
  readonly tries: readonly { at: string; status?: number; fault?: string }[];
}

/** Every delivery, once none is under way. */
const deliveries = (till: OpenSandbox) => till.control<Delivery[]>('GET', '/webhooks?settled=true');

const move = (till: OpenSandbox, trackingId: string, statusCode: string) =>
  till.control('POST', `/payments/${trackingId}`, { statusCode });

async function setWebhook(till: OpenSandbox, url: string): Promise<string> {
  const path = `/Terminals/${till.profile.terminalId}/webhook`;
  const { status, json } = await till.send('PUT', path, { headers: till.apiKey, json: { url } });
  expect(status).toBe(200);
  return String(json['signingSecret']);
}

/** A payment that tells its own address, moved to completed. */
async function completed(till: OpenSandbox, receiver: WebhookReceiver, changes: object = {}) {
  const trackingId = await till.created({ webhookUrls: [receiver.url], ...changes });
  await move(till, trackingId, 'completed');
  return trackingId;
}

/** Longer than any test waits. */
const NEVER_MS = 1e9;

const later = (ms: number) => new Date(START + ms).toISOString();

describe('payment webhooks', () => {
  it('tell every transition, in the shape of the tracking answer', async () => {
    const till = await openSandbox();
    const receiver = await receiveWebhooks();
    const trackingId = await till.created({ webhookUrls: [receiver.url] });
    await move(till, trackingId, 'processing');
    await receiver.until(1);
    await move(till, trackingId, 'completed');
    const [first, second] = await receiver.until(2);
    expect([first?.json['statusCode'], second?.json['statusCode']]).toEqual(['processing', 'completed']);
    expect(second?.json).toEqual((await till.track(trackingId)).json);
    expect(second?.headers['content-type']).toBe('application/json');
    expect(second?.headers['user-agent']).toBe('Sandbox-Webhooks/1.0');
  });

  it('go to the terminal and to the payment, one body, each signed with its own time', async () => {
    const till = await openSandbox();
    const [terminal, own] = [await receiveWebhooks([503]), await receiveWebhooks()];
    const signingSecret = await setWebhook(till, terminal.url);
    await completed(till, own);
    await own.until(1);
    await till.advance(5000);
    const [first, retried] = await terminal.until(2);
    const [direct] = own.received;
    expect(retried?.body).toBe(direct?.body);
    const signatureAt = (ms: number) => signPayment(signingSecret, direct?.body ?? '', START + ms);
    // Both were due in one millisecond, and each has its own.
    expect(first?.headers).toMatchObject(signatureAt(0));
    expect(direct?.headers).toMatchObject(signatureAt(1));
    expect(retried?.headers).toMatchObject(signatureAt(5000));
  });

  it('are unsigned when the terminal never had a webhook', async () => {
    const till = await openSandbox();
    const receiver = await receiveWebhooks();
    await completed(till, receiver);
    const [first] = await receiver.until(1);
    expect(first?.headers).not.toHaveProperty('x-webhook-signature');
    expect(await deliveries(till)).toMatchObject([{ isSigned: false, state: 'delivered' }]);
  });

  it('are still signed, and only sent to the payment, once the webhook is removed', async () => {
    const till = await openSandbox();
    const [terminal, own] = [await receiveWebhooks(), await receiveWebhooks()];
    await setWebhook(till, terminal.url);
    await till.send('DELETE', `/Terminals/${till.profile.terminalId}/webhook`, { headers: till.apiKey });
    await completed(till, own);
    const [first] = await own.until(1);
    expect(first?.headers).toHaveProperty('x-webhook-signature');
    expect(await deliveries(till)).toHaveLength(1);
    expect(terminal.received).toEqual([]);
  });
});

describe('delivery', () => {
  it.each([403, 500, 302])('is tried again after %s, on the clock of the sandbox', async (status) => {
    const till = await openSandbox();
    const receiver = await receiveWebhooks([status, status]);
    await completed(till, receiver);
    expect(await deliveries(till)).toMatchObject([{ state: 'waiting', due: later(5000) }]);
    await till.advance(4999);
    await deliveries(till);
    expect(receiver.received).toHaveLength(1);
    await till.advance(1 + 10_000);
    const [only] = await deliveries(till);
    expect(only?.state).toBe('delivered');
    expect(only?.tries).toEqual([
      { at: later(0), status },
      { at: later(5000), status },
      { at: later(15_000), status: 200 },
    ]);
  });

  it('is given up after a day, however the clock got there', async () => {
    const till = await openSandbox();
    const receiver = await receiveWebhooks(Array.from({ length: 30 }, () => 503));
    await completed(till, receiver);
    await till.advance(48 * 3_600_000);
    const [only] = await deliveries(till);
    expect(only).toMatchObject({ state: 'givenUp', due: null });
    expect(only?.tries).toHaveLength(15);
    expect(only?.tries.at(-1)?.at).toBe(later(5000 * (2 ** 14 - 1)));
  });

  it('is tried again when nobody listens, or nobody answers in time', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { webhookTimeoutMs: 50 });
    const silent = await receiveWebhooks([() => undefined]);
    await completed(till, silent, { webhookUrls: [silent.url, 'http://127.0.0.1:1/hook'] });
    expect(await deliveries(till)).toMatchObject([
      { state: 'waiting', tries: [{ fault: 'no answer within 50 ms' }] },
      { state: 'waiting', tries: [{ fault: expect.stringContaining('ECONNREFUSED') as string }] },
    ]);
  });

  it('does not hold up the answer', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { webhookTimeoutMs: NEVER_MS });
    const receiver = await receiveWebhooks([() => undefined]);
    const trackingId = await completed(till, receiver);
    await receiver.until(1);
    expect(await till.statusOf(trackingId)).toBe('completed');
  });

  it('ends when the sandbox closes, and goes on when it starts again', async () => {
    const stateFile = `${temporaryFolder()}/world.db`;
    const receiver = await receiveWebhooks([() => undefined]);
    const before = await openSandbox({ stateFile });
    await before.control('PATCH', '/switches', { webhookTimeoutMs: NEVER_MS });
    await completed(before, receiver);
    await receiver.until(1);
    await before.sandbox.close();
    const after = await openSandbox({ stateFile });
    const [, second] = await receiver.until(2);
    expect(second?.json['statusCode']).toBe('completed');
    expect(await deliveries(after)).toMatchObject([{ state: 'delivered', tries: [{ status: 200 }] }]);
  });

  it('tells what fell due while the sandbox was not running', async () => {
    const stateFile = `${temporaryFolder()}/world.db`;
    const receiver = await receiveWebhooks();
    const before = await openSandbox({ stateFile });
    await before.create({ webhookUrls: [receiver.url], requestedAmount: 1.01 });
    await before.sandbox.close();
    await openSandbox({ stateFile, virtualTime: START + 60_000 });
    const [only] = await receiver.until(1);
    expect(only?.json['statusCode']).toBe('completed');
  });

  it('comes twice on request, with the same body', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { webhookDuplicates: true });
    const receiver = await receiveWebhooks();
    await completed(till, receiver);
    const [first, second] = await receiver.until(2);
    expect(second?.body).toBe(first?.body);
  });

  it('comes out of order on request', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { webhookReordering: true });
    const receiver = await receiveWebhooks();
    const trackingId = await till.created({ webhookUrls: [receiver.url] });
    await move(till, trackingId, 'processing');
    await move(till, trackingId, 'completed');
    await receiver.until(1);
    await till.advance(5000);
    const received = await receiver.until(2);
    expect(received.map(({ json }) => json['statusCode'])).toEqual(['completed', 'processing']);
  });

  it('is forgotten by a reset', async () => {
    const till = await openSandbox();
    const receiver = await receiveWebhooks([503]);
    await completed(till, receiver);
    await deliveries(till);
    await till.control('POST', '/reset');
    await till.advance(3_600_000);
    expect(await deliveries(till)).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });
});

it.each(['http://10.0.0.1/hook', 'ftp://127.0.0.1/', 'hook', 'http://localhost.test/'])(
  'calls nothing but https and loopback: %s is no webhook address',
  async (url) => {
    const till = await openSandbox();
    const path = `/Terminals/${till.profile.terminalId}/webhook`;
    expect((await till.send('PUT', path, { headers: till.apiKey, json: { url } })).status).toBe(400);
    expect((await till.create({ webhookUrls: [url] })).status).toBe(400);
  },
);
