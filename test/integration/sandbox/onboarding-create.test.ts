import { describe, expect, it } from 'vitest';
import { ADDRESS, KEYS, SIGNER, fullForm, minimalForm, openDesk } from './onboarding-desk.ts';
import type { Answer } from './open-sandbox.ts';

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
    const desk = await openDesk();
    const { status, json } = await desk.send('POST', path, form);
    expect(status).toBe(201);
    expect(json).toEqual({
      applicationId: expect.stringMatching(/^app_/) as string,
      envelopeId: expect.stringMatching(/^env_/) as string,
      status: 'sent',
    });
    expect(await desk.statusOf(String(json['applicationId']))).toBe('signing');
  });

  it('keeps a draft when it shall not be submitted', async () => {
    const desk = await openDesk();
    const { json } = await desk.create({}, { submitImmediately: false });
    expect(json).toMatchObject({ envelopeId: null, status: 'unsent' });
    expect(await desk.statusOf(String(json['applicationId']))).toBe('draft');
  });

  it('lists every fault of a full form in problem details', async () => {
    const desk = await openDesk();
    const answer = await desk.create(
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
    const desk = await openDesk();
    const required = Object.keys(minimalForm()).sort();
    expect(faultsIn(await desk.send('POST', SHORT, {}))).toEqual(required);
    for (const field of required) {
      expect(faultsIn(await desk.createShort({ [field]: undefined }))).toEqual([field]);
    }
  });

  it.each([
    ['no body', undefined],
    ['malformed JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a form of forms', '{"merchantData":[]}'],
  ])('answers %s with problem details', async (_name, body) => {
    const desk = await openDesk();
    const headers = { ...KEYS.harbor, 'content-type': 'application/json' };
    for (const path of [FULL, SHORT]) {
      faultsIn(await desk.service.send('POST', path, { headers, ...(body !== undefined && { body }) }));
    }
  });

  it('is a conflict while the merchant has an application, until that one ends', async () => {
    const desk = await openDesk();
    const id = await desk.applied();
    const again = await desk.createShort({ signerEmail: 'else@shop.test' });
    expect([again.status, again.json['code']]).toEqual([409, 'conflict']);
    expect((await desk.create()).status).toBe(201);
    expect((await desk.create()).status).toBe(409);
    await desk.send('POST', `/merchant-onboarding/${id}/cancel`);
    expect((await desk.createShort()).status).toBe(201);
  });

  it("refuses a fee below the floor of the partner's schedule, also when an ancestor carries it", async () => {
    const desk = await openDesk();
    const feeInformation = { percentageFees: [{ name: 'cryptoPercentage', sellRate: 0.59 }] };
    for (const partnerId of ['par_Harbor', 'par_HarborCafes']) {
      const { status, json } = await desk.create({ partnerId, feeInformation });
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
    expect((await desk.create({ feeInformation: atFloor })).status).toBe(201);
  });

  it('takes production only in production', async () => {
    const desk = await openDesk({ environment: 'production' });
    const headers = { 'x-api-key': 'production-sandbox-partner-key-Harbor' };
    const form = (cryptoEnvironment: string) => minimalForm({ cryptoEnvironment });
    expect((await desk.send('POST', SHORT, form('production'), headers)).status).toBe(201);
    expect(faultsIn(await desk.send('POST', SHORT, form('sandbox'), headers))).toEqual(['cryptoEnvironment']);
  });

  it.each([
    ['no credential', {}, 401],
    ["a terminal's key", undefined, 403],
    ["another partner's key", KEYS.meadow, 403],
    ["a descendant's key", KEYS.cafes, 403],
    ["an ancestor's key", KEYS.northwind, 201],
  ])('with %s is %s', async (_name, headers, status) => {
    const desk = await openDesk();
    const answer = await desk.send('POST', SHORT, minimalForm(), headers ?? desk.service.apiKey);
    expect(answer.status).toBe(status);
    if (status !== 201) expect(answer.json['traceId']).toBeDefined();
  });

  it('is 404 for a partner that does not exist', async () => {
    const desk = await openDesk();
    expect((await desk.createShort({ partnerId: 'par_Nobody' })).status).toBe(404);
  });
});
