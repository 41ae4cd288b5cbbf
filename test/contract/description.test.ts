import { expect, test } from 'vitest';
import { DESCRIPTION } from '../../sandbox/description/description.ts';
import { operationsOf } from './operations.ts';

const OPERATIONS = operationsOf(DESCRIPTION);

/** Generated clients are made of these names: one that is published stays. */
const OPERATION_IDS = [
  'addAttachment',
  'announceTransaction',
  'approveUpdateRequest',
  'cancelApplication',
  'cancelUpdateRequest',
  'cloneTerminal',
  'createApplication',
  'createLocation',
  'createMerchant',
  'createPartner',
  'createPartnerApiKey',
  'createPayment',
  'createShortApplication',
  'createTerminal',
  'createUpdateRequest',
  'deleteAttachment',
  'deleteLocation',
  'deleteMerchant',
  'deleteTerminal',
  'downloadAttachment',
  'getApplication',
  'getApplicationHistory',
  'getBatch',
  'getDeposit',
  'getDescription',
  'getFeeSchedule',
  'getLocation',
  'getMerchant',
  'getOldMerchantSettlement',
  'getOldSettlementInfo',
  'getPartner',
  'getRepresentingMerchant',
  'getSettlement',
  'getTerminal',
  'getTerminalApiKey',
  'getUpdateRequest',
  'listApplications',
  'listAttachments',
  'listBatches',
  'listDeposits',
  'listLocationTerminals',
  'listMerchantBatches',
  'listMerchantLocations',
  'listMerchantPaymentSettlements',
  'listMerchantPayments',
  'listMerchantSettlements',
  'listMerchantTerminals',
  'listMerchants',
  'listOldMerchantPaymentSettlements',
  'listOldMerchantSettlements',
  'listOldMerchantSettlementsBetween',
  'listOldSettlementPaymentIds',
  'listPartnerApiKeys',
  'listPartnerApplications',
  'listPartnerMerchants',
  'listPartnerPayments',
  'listPartners',
  'listSettlementBatches',
  'listSettlementDeposits',
  'listSettlements',
  'listTerminalPayments',
  'listUpdateRequests',
  'registerOnboardingWebhook',
  'rejectUpdateRequest',
  'removeOnboardingWebhook',
  'removeTerminalWebhook',
  'requestOauthToken',
  'requestQuote',
  'requestRealmToken',
  'resetTerminalApiKey',
  'resubmitApplication',
  'setLocationEnabled',
  'setOnboardingWebhook',
  'setTerminalWebhook',
  'submitApplication',
  'submitUpdateRequest',
  'trackPayment',
  'updateLocation',
  'updateMerchant',
  'updateTerminal',
];

test('operations keep their names', () => {
  expect(OPERATIONS.map(({ operation }) => operation.operationId).sort()).toEqual(OPERATION_IDS);
});

test('every operation of the service says what can go wrong with it', () => {
  const lacking = OPERATIONS.filter(({ operation: { security } }) => security.length > 0).flatMap(
    ({ method, operation, parameters }) => {
      const hasPath = parameters.some((parameter) => parameter.in === 'path');
      const hasQuery = parameters.some((parameter) => parameter.in === 'query');
      const expected = [
        ...['401', '403', '429', '500'],
        ...(hasPath && operation.deprecated !== true ? ['404'] : []),
        ...(hasQuery || operation.requestBody !== undefined ? ['400'] : []),
        ...(method === 'get' ? [] : ['409', '422']),
      ];
      return expected
        .filter((status) => !(status in operation.responses))
        .map((status) => `${operation.operationId} ${status}`);
    },
  );
  expect(lacking).toEqual([]);
});

test('what is not shown is marked with a reason', () => {
  const reasons = [...JSON.stringify(DESCRIPTION).matchAll(/"x-not-shown":("[^"]*"|[^",}]*)/g)].map(
    ([, reason = '']) => reason,
  );
  expect(reasons.length).toBeGreaterThan(100);
  expect(reasons.filter((reason) => !/^"[A-Z].*\.?"$/.test(reason))).toEqual([]);
});

test('an object of which nothing or not all is shown takes any field', () => {
  const { schemas } = DESCRIPTION.components;
  const closed = Object.entries(schemas).filter(
    ([, schema]) =>
      schema.type === 'object' && schema['x-not-shown'] !== undefined && !schema.additionalProperties,
  );
  // The one whose only field is a choice of the sandbox.
  expect(closed.map(([name]) => name)).toEqual(['LocationEnabledRequest']);
});
