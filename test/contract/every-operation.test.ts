import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openContractBackOffice } from './contract-back-office.ts';
import { mediaTypeOf } from './exchange.ts';
import { buildTree } from './stories/hierarchy.ts';
import { apply, configureWebhook } from './stories/onboarding.ts';
import { pay } from './stories/payments.ts';
import { readDeprecated, readHistory, readSettlements } from './stories/reports.ts';
import type { ContractBackOffice } from './contract-back-office.ts';
import type { Exchange } from './exchange.ts';

let backOffice: ContractBackOffice;
let looked = 0;

beforeAll(async () => {
  backOffice = await openContractBackOffice();
});
afterAll(() => backOffice.close());

/** What client and sandbox said to each other in this test, held against the description. */
afterEach(() => {
  const exchanges = backOffice.exchanges.slice(looked);
  looked = backOffice.exchanges.length;
  expect(exchanges.flatMap(faultsOf)).toEqual([]);
});

function faultsOf(exchange: Exchange): string[] {
  const { validator } = backOffice;
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

test('payments are as described', () => pay(backOffice));
test('the account hierarchy is as described', () => buildTree(backOffice));
test('onboarding is as described', () => apply(backOffice));
test('onboarding webhooks are as described', () => configureWebhook(backOffice));
test('payment history is as described', () => readHistory(backOffice));
test('settlements are as described', () => readSettlements(backOffice));
test('the deprecated settlements are as described', () => readDeprecated(backOffice));

test('the description is what it describes itself to be', async () => {
  const answer = await fetch(`${backOffice.baseUrl}/apidocs/v1/api.json`, {
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
});

test('every operation was exercised', () => {
  const { exchanges, validator } = backOffice;
  const exercised = new Set(
    exchanges
      .filter(({ status }) => status < 300)
      .map((exchange) => validator.operationOf(exchange)?.operation.operationId),
  );
  const described = validator.operations.map(({ operation }) => operation.operationId);
  expect(described.filter((id) => !exercised.has(id))).toEqual([]);
});
