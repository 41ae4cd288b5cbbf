import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../support/back-office/back-office-operations.ts';
import { answered, LOST } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';
import type { Exchange } from '../../../../src-main/service/transport/exchange.ts';

const REFUSED = answered(403, { message: 'No', traceId: 't1' });

async function outcomeOf(call: (typeof OPERATIONS)[number][1], step: Exchange) {
  // Readings are tried four times; a list that never ends is refused in the end.
  const steps = [...Array.from({ length: 5 }, () => step), REFUSED];
  const { sender, transport, clock } = senderWorld(steps);
  const calling = call(sender);
  await clock.advance(60_000);
  return { outcome: await calling, requests: transport.requests };
}

describe.each(OPERATIONS)('%s', (sent, call) => {
  it('is what goes out, once when it is refused', async () => {
    const { requests } = await outcomeOf(call, REFUSED);
    expect(
      requests.map(({ method, url }) => `${method} ${url.replace('https://api.example.test', '')}`),
    ).toEqual([sent]);
    expect(requests[0]?.headers).toMatchObject({ Accept: 'application/json', 'X-Api-Key': 'key-1' });
    // A key in a body would be logged by whoever logs bodies.
    expect(requests[0]?.body ?? '').not.toContain('key-1');
  });

  it('is not sent twice when it may have changed something', async () => {
    const { requests } = await outcomeOf(call, LOST);
    expect(requests.length).toBe(/^GET \/(?!Payments)(?!.*\/attachments\/)/.test(sent) ? 4 : 1);
  });

  it('is asked once more after one 401 to its only credential, when it changes nothing and does not come again', async () => {
    const { sender, transport, clock } = senderWorld([answered(401), REFUSED]);
    const calling = call(sender);
    await clock.advance(60_000);
    await calling;
    expect(transport.requests.length).toBe(/^GET \/(?!Payments)(?!.*\/attachments\/)/.test(sent) ? 2 : 1);
  });

  it('does not spread the credential that an answer echoes which cannot be read', async () => {
    const { outcome } = await outcomeOf(call, answered(200, { traceId: 'trace of key-1' }));
    const { failure } = outcome as { readonly failure?: object };
    expect(JSON.stringify(failure ?? {})).not.toContain('key-1');
  });

  it('makes a value of every answer, never an exception', async () => {
    const statuses = fc.constantFrom(200, 201, 204, 301, 400, 404, 409, 422, 500);
    const bodies = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.record({ data: fc.array(fc.jsonValue({ maxDepth: 2 })), total: fc.jsonValue({ maxDepth: 1 }) }),
      fc.constantFrom('', '<html>', '['.repeat(9_000) + ']'.repeat(9_000)),
    );
    await fc.assert(
      fc.asyncProperty(statuses, bodies, async (status, body) => {
        const { outcome } = await outcomeOf(call, answered(status, body));
        expect(Object.keys(outcome as object)).toContainEqual(expect.stringMatching(/^(ok|kind)$/));
      }),
      { numRuns: 25 },
    );
  });
});
