import { describe, expect, it } from 'vitest';
import { ADDRESS, KEYS, SIGNER, fullForm, minimalForm, openBackOffice } from './onboarding-back-office.ts';
import type { Answer } from '../open-sandbox.ts';

const FULL = '/merchant-onboarding/applications';
const SHORT = '/merchant-onboarding/applications-short';

/** The fields that a problem-details answer complains of. */
function faultsIn({ status, headers, text }: Answer): string[] {
  expect(status, text).toBe(400);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(problem).sort()).toEqual(['errors', 'status', 'title', 'traceId', 'type']);
  expect(problem['status']).toBe(400);
  return Object.keys(problem['errors'] as object).sort();
}

describe('a create', () => {
  it.each([
    ['the full form', FULL, fullForm()],
    ['the minimal form', SHORT, minimalForm()],
  ])('takes %s and sends the package at once', async (_name, path, form) => {
    const backOffice = await openBackOffice();
    const { status, json } = await backOffice.send('POST', path, form);
    expect(status).toBe(201);
    expect(json).toEqual({
      applicationId: expect.stringMatching(/^app_/) as string,
      envelopeId: expect.stringMatching(/^env_/) as string,
      status: 'sent',
    });
    expect(await backOffice.statusOf(String(json['applicationId']))).toBe('signing');
  });

  it('keeps a draft when it shall not be submitted', async () => {
    const backOffice = await openBackOffice();
    const { json } = await backOffice.create({}, { submitImmediately: false });
    expect(json).toMatchObject({ envelopeId: null, status: 'unsent' });
    expect(await backOffice.statusOf(String(json['applicationId']))).toBe('draft');
  });

  it('lists every fault of a full form in problem details', async () => {
    const backOffice = await openBackOffice();
    const answer = await backOffice.create(
      {
        merchantName: '',
        isSeasonal: 'no',
        proofOfBusinessType: 'letter',
        registrationDate: 'yesterday',
        legalEntityType: 'LLC',
        federalTaxIdType: 'vat',
        merchantCategoryCode: 742,
        operationalMonths: ['May'],
        grossAnnualRevenue: '100000',
        feeInformation: null,
        cryptoEnvironment: 'production',
        addresses: [{ ...ADDRESS, isVirtualAddress: true }],
        stakeholders: [{ ...SIGNER, taxIdNumber: '12-3456789' }, SIGNER],
      },
      { submitImmediately: 'yes' },
    );
    expect(faultsIn(answer)).toEqual([
      'merchantData.addresses.0',
      'merchantData.cryptoEnvironment',
      'merchantData.federalTaxIdType',
      'merchantData.feeInformation',
      'merchantData.grossAnnualRevenue',
      'merchantData.isSeasonal',
      'merchantData.legalEntityType',
      'merchantData.merchantCategoryCode',
      'merchantData.merchantName',
      'merchantData.operationalMonths.0',
      'merchantData.proofOfBusinessType',
      'merchantData.registrationDate',
      'merchantData.stakeholders',
      'merchantData.stakeholders.0.taxIdNumber',
      'submitImmediately',
    ]);
  });

  it('requires every field of the minimal form', async () => {
    const backOffice = await openBackOffice();
    const required = Object.keys(minimalForm()).sort();
    expect(faultsIn(await backOffice.send('POST', SHORT, {}))).toEqual(required);
    for (const field of required) {
      expect(faultsIn(await backOffice.createShort({ [field]: undefined }))).toEqual([field]);
    }
  });

  it.each([
    ['no body', undefined],
    ['malformed JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a form of forms', '{"merchantData":[]}'],
  ])('answers %s with problem details', async (_name, body) => {
    const backOffice = await openBackOffice();
    const headers = { ...KEYS.harbor, 'content-type': 'application/json' };
    for (const path of [FULL, SHORT]) {
      faultsIn(await backOffice.service.send('POST', path, { headers, ...(body !== undefined && { body }) }));
    }
  });

  it('is a conflict while the merchant has an application, until that one ends', async () => {
    const backOffice = await openBackOffice();
    const id = await backOffice.applied();
    const again = await backOffice.createShort({ signerEmail: 'else@shop.test' });
    expect([again.status, again.json['code']]).toEqual([409, 'conflict']);
    expect((await backOffice.create()).status).toBe(201);
    expect((await backOffice.create()).status).toBe(409);
    await backOffice.send('POST', `/merchant-onboarding/${id}/cancel`);
    expect((await backOffice.createShort()).status).toBe(201);
  });

  it("refuses a fee below the floor of the partner's schedule, also when an ancestor carries it", async () => {
    const backOffice = await openBackOffice();
    const feeInformation = { percentageFees: [{ name: 'cryptoPercentage', sellRate: 0.59 }] };
    for (const partnerId of ['par_Harbor', 'par_HarborCafes']) {
      const { status, json } = await backOffice.create({ partnerId, feeInformation });
      expect([status, json['details']]).toEqual([
        422,
        [
          {
            field: 'merchantData.feeInformation.percentageFees.0.sellRate',
            message: expect.stringContaining('0.6') as string,
          },
        ],
      ]);
    }
    const atFloor = { percentageFees: [{ name: 'cryptoPercentage', sellRate: 0.6 }] };
    expect((await backOffice.create({ feeInformation: atFloor })).status).toBe(201);
  });

  it('takes production only in production', async () => {
    const backOffice = await openBackOffice({ environment: 'production' });
    const headers = { 'x-api-key': 'production-sandbox-partner-key-Harbor' };
    const form = (cryptoEnvironment: string) => minimalForm({ cryptoEnvironment });
    expect((await backOffice.send('POST', SHORT, form('production'), headers)).status).toBe(201);
    expect(faultsIn(await backOffice.send('POST', SHORT, form('sandbox'), headers))).toEqual([
      'cryptoEnvironment',
    ]);
  });

  it.each([
    ['no credential', {}, 401],
    ["a terminal's key", undefined, 403],
    ["another partner's key", KEYS.meadow, 403],
    ["a descendant's key", KEYS.cafes, 403],
    ["an ancestor's key", KEYS.northwind, 201],
  ])('with %s is %s', async (_name, headers, status) => {
    const backOffice = await openBackOffice();
    const answer = await backOffice.send('POST', SHORT, minimalForm(), headers ?? backOffice.service.apiKey);
    expect(answer.status).toBe(status);
    if (status !== 201) expect(answer.json['traceId']).toBeDefined();
  });

  it('is 404 for a partner that does not exist', async () => {
    const backOffice = await openBackOffice();
    expect((await backOffice.createShort({ partnerId: 'par_Nobody' })).status).toBe(404);
  });
});
