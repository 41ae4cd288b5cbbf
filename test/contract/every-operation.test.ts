import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openContractDesk } from './contract-desk.ts';
import { mediaTypeOf } from './exchange.ts';
import { buildTree } from './stories/hierarchy.ts';
import { apply, configureWebhook } from './stories/onboarding.ts';
import { pay } from './stories/payments.ts';
import { readDeprecated, readHistory, readSettlements } from './stories/reports.ts';
import type { ContractDesk } from './contract-desk.ts';
import type { Exchange } from './exchange.ts';

let desk: ContractDesk;
let looked = 0;

beforeAll(async () => {
  desk = await openContractDesk();
});
afterAll(() => desk.close());

/** What client and sandbox said to each other in this test, held against the description. */
afterEach(() => {
  const exchanges = desk.exchanges.slice(looked);
  looked = desk.exchanges.length;
  expect(exchanges.flatMap(faultsOf)).toEqual([]);
});

function faultsOf(exchange: Exchange): string[] {
  const { validator } = desk;
  // What a client sends on purpose against the rules must be refused.
  const request = exchange.status === 400 ? [] : validator.requestFaults(exchange);
  const faults = [...request, ...headerFaults(exchange), ...validator.responseFaults(exchange)];
  return faults.map((fault) => `${exchange.method} ${exchange.target} → ${exchange.status}: ${fault}`);
}

/** Spec "Conventions that apply to all resources", request headers; and timestamps in UTC with a `Z`. */
function headerFaults({ requestHeaders, requestBody, responseBody }: Exchange): string[] {
  const isTyped = requestBody === '' || mediaTypeOf(requestHeaders) !== '';
  const zoned = /"\d{4}-\d\d-\d\dT[\d:.]+(?!Z)[^\d:.Z"]*"/.exec(responseBody)?.[0];
  return [
    ...(requestHeaders['accept'] === 'application/json' ? [] : ['Accept is not application/json']),
    ...(isTyped ? [] : ['the body has no media type']),
    ...(zoned === undefined ? [] : [`${zoned} is not in UTC`]),
  ];
}

test('payments are as described', () => pay(desk));
test('the account hierarchy is as described', () => buildTree(desk));
test('onboarding is as described', () => apply(desk));
test('onboarding webhooks are as described', () => configureWebhook(desk));
test('payment history is as described', () => readHistory(desk));
test('settlements are as described', () => readSettlements(desk));
test('the deprecated settlements are as described', () => readDeprecated(desk));

test('the description is what it describes itself to be', async () => {
  const answer = await fetch(`${desk.baseUrl}/apidocs/v1/api.json`, {
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
});

test('every operation was exercised', () => {
  const { exchanges, validator } = desk;
  const exercised = new Set(
    exchanges
      .filter(({ status }) => status < 300)
      .map((exchange) => validator.operationOf(exchange)?.operation.operationId),
  );
  const described = validator.operations.map(({ operation }) => operation.operationId);
  expect(described.filter((id) => !exercised.has(id))).toEqual([]);
});
