import type { Asked, Service } from './service.ts';

type Json = Readonly<Record<string, unknown>>;

/** How an operation with a body is asked for so that a body which fits its schema is taken. */
export interface BodyCase {
  readonly operationId: string;
  /** Makes what the path names, before each request. */
  readonly path?: (service: Service) => Promise<Asked['path']> | Asked['path'];
  /** What the schema cannot say: identifiers that exist, sums that are right, names that are new. */
  readonly possible?: (body: Json, service: Service, count: number) => Json;
}

const TENDERS = ['usdcBase', 'ethereum'];
const WEBSITE = 'https://shop.example.com';
const narrowed = (body: Json): Json => (Array.isArray(body['tenderTypes']) ? { tenderTypes: TENDERS } : {});
const ownName = (body: Json, count: number): Json =>
  body['externalId'] === undefined ? {} : { externalId: `external ${count}` };

/** Whole amounts and a half: the cents of others pick an outcome. */
function possiblePayment(body: Json, { sandbox }: Service): Json {
  const { merchantId, terminalId } = sandbox.profile;
  const rebate = { total: 1, merchantPortion: 0.4, targetRebate: 0.6 };
  const requestedAmount = Math.ceil(Number(body['requestedAmount'])) + 0.5;
  return { merchantId, terminalId, requestedAmount, ...(body['rebate'] !== undefined && { rebate }) };
}

async function paymentPage(service: Service): Promise<Asked['path']> {
  const body = possiblePayment({ requestedAmount: 1, reference: 'page' }, service);
  const { paymentPageId } = await service.get('createPayment', { body: { ...body, reference: 'page' } });
  return { id: String(paymentPageId) };
}

/** Sections are told by their fields wherever they stand, so the rules between fields are kept by having one of each. */
function possibleApplication(body: Json, _service: Service, count: number): Json {
  const data = body['merchantData'] as Json;
  const none = { isApplicationSigner: undefined, locationBusinessType: undefined, website: undefined };
  const noAddress = { isLegalAddress: undefined, isOperatingAddress: undefined, isVirtualAddress: undefined };
  const stakeholders = [{ isApplicationSigner: true, taxIdNumber: '123456789' }];
  const facts = { merchantName: `Merchant ${count}`, partnerId: 'par_Harbor', cryptoEnvironment: 'sandbox' };
  return { merchantData: { ...data, ...none, ...noAddress, ...facts, stakeholders } };
}

async function draft(service: Service): Promise<Asked['path']> {
  const merchantData = {
    merchantName: crypto.randomUUID(),
    partnerId: 'par_Harbor',
    merchantCategoryCode: '5812',
    feeInformation: {},
    cryptoEnvironment: 'sandbox',
    stakeholders: [{ isApplicationSigner: true }],
  };
  const body = { merchantData, submitImmediately: false };
  const { applicationId } = await service.get('createApplication', { body });
  return { applicationId: String(applicationId) };
}

function possibleSignIn(_body: Json, { sandbox }: Service): Json {
  const { auth, terminalId } = sandbox.profile;
  const { terminalPassword: password, clientSecret: client_secret } = sandbox.secrets;
  const client = { client_id: `${auth.brand}-terminal`, client_secret };
  const fixed = { grant_type: 'password', scope: 'openid profile email' };
  return { ...fixed, ...client, username: `${terminalId}@${auth.identityDomain}`, password };
}

const location = { id: 'loc_PierMarket' };
const merchant = { id: 'mer_PierCoffee' };
const terminal = { id: 'term_MarketTill' };
const partner = { id: 'par_Meadow', parentId: 'par_Meadow', partnerId: 'par_Meadow' };
const site = (body: Json): Json => (body['locationBusinessType'] === 'virtual' ? { website: WEBSITE } : {});

export const BODY_CASES: readonly BodyCase[] = [
  { operationId: 'createPayment', possible: possiblePayment },
  { operationId: 'requestQuote', path: paymentPage, possible: () => ({ tenderType: 'usdcBase' }) },
  {
    operationId: 'announceTransaction',
    path: paymentPage,
    possible: () => ({ tenderType: 'usdcBase', amount: 1.5 }),
  },
  { operationId: 'createPartner', path: () => partner, possible: (body, _, count) => ownName(body, count) },
  { operationId: 'createPartnerApiKey', path: () => partner },
  {
    operationId: 'createMerchant',
    possible: (body, _, count) => ({ partnerId: partner.id, ...ownName(body, count) }),
  },
  { operationId: 'updateMerchant', path: () => merchant, possible: (body, _, count) => ownName(body, count) },
  {
    operationId: 'createUpdateRequest',
    path: () => merchant,
    possible: () => ({ changes: { setRebateProgramEnabled: true } }),
  },
  {
    operationId: 'createLocation',
    path: () => ({ id: 'mer_OldTownBooks' }),
    possible: (body) => ({ ...narrowed(body), ...site(body) }),
  },
  {
    operationId: 'updateLocation',
    path: () => location,
    possible: (body) => ({ ...narrowed(body), website: WEBSITE, tenderTypes: ['usdcBase'] }),
  },
  { operationId: 'setLocationEnabled', path: () => location },
  {
    operationId: 'createTerminal',
    possible: (body) => ({
      locationId: 'loc_OldTown',
      merchantId: 'mer_OldTownBooks',
      ...narrowed(body),
    }),
  },
  { operationId: 'updateTerminal', path: () => terminal, possible: () => ({ tenderTypes: null }) },
  { operationId: 'cloneTerminal', path: () => terminal },
  { operationId: 'setTerminalWebhook', path: () => terminal },
  { operationId: 'createApplication', possible: possibleApplication },
  {
    operationId: 'createShortApplication',
    possible: (_body, _service, count) => ({
      partnerId: 'par_Harbor',
      partnerMid: `mid ${count}`,
      feeInformation: {},
      cryptoEnvironment: 'sandbox',
    }),
  },
  {
    operationId: 'addAttachment',
    path: draft,
    possible: (body) => ({ content: Buffer.from(String(body['fileName'])).toString('base64') }),
  },
  { operationId: 'setOnboardingWebhook', path: () => partner },
  {
    operationId: 'requestRealmToken',
    path: () => ({ realm: 'nonprod' }),
    possible: (body, service) => ({ ...possibleSignIn(body, service), client_secret: undefined }),
  },
  { operationId: 'requestOauthToken', possible: possibleSignIn },
];

/** Asked for elsewhere: why these operations with a body have no case. */
export const WITHOUT_CASE: Readonly<Record<string, string>> = {
  resubmitApplication: 'its schema leaves open what is a corrected form',
  registerOnboardingWebhook: 'the body of setOnboardingWebhook, possible once for each partner',
};
