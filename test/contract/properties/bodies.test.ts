import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { BODY_CASES, WITHOUT_CASE } from './body-cases.ts';
import { fitting } from './from-schema.ts';
import { mutated } from './mutate.ts';
import { openService } from './service.ts';
import { runs } from './runs.ts';
import type { BodyCase } from './body-cases.ts';
import type { Service } from './service.ts';

const RUNS = runs(25);

/** Bodies that fit the schema and what it cannot say. */
function goodBodies({ operationId, possible }: BodyCase, service: Service): fc.Arbitrary<object> {
  const { operation } = service.operation(operationId);
  const [media] = Object.values(operation.requestBody?.content ?? {});
  let count = 0;
  return fitting(DESCRIPTION, media?.schema ?? {}).map((body) => {
    count += 1;
    const made = { ...(body as object), ...possible?.(body as Record<string, unknown>, service, count) };
    return JSON.parse(JSON.stringify(made)) as object;
  });
}

async function asked({ operationId, path }: BodyCase, service: Service, body: unknown) {
  const named = await path?.(service);
  const exchange = await service.ask(operationId, { body, ...(named && { path: named }) });
  const exchanged = `${exchange.requestBody} → ${exchange.status} ${exchange.responseBody}`;
  expect(service.validator.responseFaults(exchange), exchanged).toEqual([]);
  expect(exchange.status, exchanged).toBeLessThan(500);
  return { ...exchange, exchanged };
}

describe.each(BODY_CASES)('$operationId', (bodyCase) => {
  test('takes every body that fits', async () => {
    const service = await openService();
    await fc.assert(
      fc.asyncProperty(goodBodies(bodyCase, service), async (body) => {
        const exchange = await asked(bodyCase, service, body);
        expect(service.validator.requestFaults(exchange), exchange.exchanged).toEqual([]);
        expect(exchange.status, exchange.exchanged).toBeLessThan(300);
      }),
      { numRuns: RUNS },
    );
  });

  test('refuses every body that does not fit, and breaks on none', async () => {
    const service = await openService();
    await fc.assert(
      fc.asyncProperty(mutated(goodBodies(bodyCase, service)), async (body) => {
        const exchange = await asked(bodyCase, service, body);
        const faults = service.validator.requestFaults(exchange);
        if (faults.length > 0) expect(exchange.status, exchange.exchanged).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: RUNS },
    );
  });
});

test('every operation with a body has a case', async () => {
  const { validator } = await openService();
  const withBody = validator.operations.filter(({ operation }) => operation.requestBody !== undefined);
  const known = [...BODY_CASES.map(({ operationId }) => operationId), ...Object.keys(WITHOUT_CASE)];
  expect(known.sort()).toEqual(withBody.map(({ operation }) => operation.operationId).sort());
});
