import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { fitting } from './from-schema.ts';
import { openService } from './service.ts';
import { runs } from './runs.ts';
import type { Parameter } from '../../../sandbox/description/openapi.ts';
import type { Service } from './service.ts';

const RUNS = runs(40);

/** Records that exist, for the paths of lists. */
const PATH = { id: 'par_Northwind', merchantId: 'mer_PierCoffee' };
const OTHER_PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listMerchantPayments: { id: 'mer_PierCoffee' },
  listTerminalPayments: { id: 'term_PierTill1' },
};

/** What is put where a value of a query should be. */
const INTRUDERS = [
  '',
  ' ',
  'nonsense',
  '-1',
  '0.5',
  '1e3',
  '101',
  '9'.repeat(20),
  '2026-02-31',
  '%00',
  '\u0000',
];

type Query = readonly (readonly [name: string, value: string])[];

function goodQueries(parameters: readonly Parameter[]): fc.Arbitrary<Query> {
  const entries = parameters.map(({ name, schema, required }) =>
    fitting(DESCRIPTION, schema).chain((value) => {
      const pairs = [value].flat().map((each) => [name, String(each)] as const);
      return required === true ? fc.constant(pairs) : fc.constantFrom(pairs, []);
    }),
  );
  // Lone halves of characters do not survive in an address.
  return fc
    .tuple(...entries)
    .map((all) => all.flat())
    .filter((pairs) => pairs.every(([, value]) => !/\p{Cs}/u.test(value)));
}

function mutatedQueries(parameters: readonly Parameter[]): fc.Arbitrary<Query> {
  const name = fc.constantFrom(...parameters.map((parameter) => parameter.name));
  const change = fc.record({ name, intruder: fc.constantFrom(...INTRUDERS), repeat: fc.boolean() });
  return fc.tuple(goodQueries(parameters), change).map(([pairs, { name, intruder, repeat }]) => {
    const kept = pairs.filter(([each]) => repeat || each !== name);
    return intruder === ' ' ? kept : [...kept, [name, intruder] as const];
  });
}

async function asked(service: Service, operationId: string, query: Query) {
  const path = { ...PATH, ...OTHER_PATHS[operationId] };
  const exchange = await service.ask(operationId, {
    path,
    query: new URLSearchParams(query.map((each) => [...each])),
  });
  const exchanged = `${exchange.target} → ${exchange.status} ${exchange.responseBody.slice(0, 300)}`;
  expect(service.validator.responseFaults(exchange), exchanged).toEqual([]);
  const faults = service.validator.requestFaults(exchange);
  return { status: exchange.status, faults, exchanged };
}

const queried = (service: Service, operationId: string) =>
  service.operation(operationId).parameters.filter((parameter) => parameter.in === 'query');

/** Spec "Payment history": at terminal scope these are accepted without effect, however they are written. */
const WITHOUT_EFFECT = ['LocationName', 'TerminalName'];
const effective = (operationId: string, parameters: readonly Parameter[]) =>
  parameters.filter(({ name }) => operationId !== 'listTerminalPayments' || !WITHOUT_EFFECT.includes(name));

describe.each([
  'listPartnerPayments',
  'listMerchantPayments',
  'listTerminalPayments',
  'listPartners',
  'listPartnerMerchants',
  'listMerchants',
  'listPartnerApplications',
  'listApplications',
  'listSettlements',
  'listBatches',
  'listMerchantBatches',
  'listDeposits',
  'listMerchantSettlements',
  'listMerchantPaymentSettlements',
])('%s', (operationId) => {
  test('takes every query that fits, and refuses every other', async () => {
    const service = await openService();
    const parameters = queried(service, operationId);
    const queries = fc.oneof(goodQueries(parameters), mutatedQueries(effective(operationId, parameters)));
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { status, faults, exchanged } = await asked(service, operationId, query);
        expect(status, `${exchanged} ${faults.join()}`).toBe(faults.length === 0 ? 200 : 400);
      }),
      { numRuns: RUNS },
    );
  });
});

test('every operation with a query is among them', async () => {
  const { validator } = await openService();
  const withQuery = validator.operations.filter(({ parameters }) =>
    parameters.some((each) => each.in === 'query'),
  );
  expect(withQuery).toHaveLength(14);
});
