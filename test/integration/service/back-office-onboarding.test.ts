import { describe, expect, it } from 'vitest';
import { openBackOffice } from '../../support/back-office/back-office-sandbox.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { MinimalForm } from '../../../src-main/service/endpoints/onboarding/forms.ts';

const signal = new AbortController().signal;
const FORM: MinimalForm = {
  merchantName: 'Corner Shop',
  partnerId: 'par_Harbor',
  partnerMid: 'mid-1',
  signerFirstName: 'Ada',
  signerLastName: 'Lovelace',
  signerEmail: 'ada@example.test',
  feeInformation: { fixedFees: [], percentageFees: [] },
  cryptoEnvironment: 'sandbox',
};
const { merchantName, partnerId, feeInformation, cryptoEnvironment } = FORM;
const SIGNER = { isApplicationSigner: true, email: 'ada@example.test', taxIdNumber: '123456789' };
const FULL = {
  merchantData: {
    merchantName,
    partnerId,
    feeInformation,
    cryptoEnvironment,
    merchantCategoryCode: '0742',
    stakeholders: [SIGNER],
  },
  submitImmediately: false,
};
const PDF = {
  fileName: 'Lizenz №1.pdf',
  contentType: 'application/pdf',
  bytes: Uint8Array.from([37, 80, 0, 255]),
};

describe('an application', () => {
  it('with the least there is to say is sent at once, and can be cancelled', async () => {
    const { applications } = await openBackOffice();
    const started = valueOf(await applications.createMinimal(FORM, signal));
    expect(started).toMatchObject({ status: 'sent', envelopeId: expect.any(String) as string });
    const { applicationId } = started;
    expect(valueOf(await applications.get(applicationId, signal)).status).toBe('signing');
    expect(valueOf(await applications.resend(applicationId, undefined, signal))).toMatchObject({
      status: 'resent',
    });
    valueOf(await applications.cancel(applicationId, signal));
    expect(valueOf(await applications.get(applicationId, signal)).status).toBe('withdrawn');
    const events = valueOf(await applications.history(applicationId, signal));
    expect(events.length).toBeGreaterThan(2);
    expect(events.every(({ timestamp }) => timestamp !== undefined)).toBe(true);
  });

  it('as a draft takes documents, byte for byte, until it is submitted', async () => {
    const { applications, attachments } = await openBackOffice();
    const { applicationId } = valueOf(await applications.create(FULL, signal));
    const uploaded = async (document: typeof PDF) =>
      valueOf(await attachments.upload(applicationId, document, signal))?.id ?? '';
    const id = await uploaded(PDF);
    const other = await uploaded({ ...PDF, fileName: 'b.pdf' });
    expect(valueOf(await attachments.of(applicationId, signal))).toMatchObject([
      { id, fileName: PDF.fileName, contentType: PDF.contentType, size: 4 },
      { id: other },
    ]);
    const { bytes, type } = valueOf(await attachments.download(applicationId, id, signal));
    expect([...bytes]).toEqual([...PDF.bytes]);
    expect(type).toBe(PDF.contentType);
    expect(await attachments.remove(applicationId, other, signal)).toEqual({ ok: true, value: null });

    valueOf(await applications.submit(applicationId, signal));
    const conflict = { ok: false, failure: { action: 'fix-input', code: 'conflict' } };
    expect(await attachments.remove(applicationId, id, signal)).toMatchObject(conflict);
    expect(await applications.submit(applicationId, signal)).toMatchObject(conflict);
  });

  it('brings back a document of megabytes', async () => {
    const { applications, attachments } = await openBackOffice();
    const { applicationId } = valueOf(await applications.create(FULL, signal));
    const bytes = new Uint8Array(5 * 1024 * 1024).map((_, index) => index % 251);
    const { id = '' } = valueOf(await attachments.upload(applicationId, { ...PDF, bytes }, signal)) ?? {};
    const back = valueOf(await attachments.download(applicationId, id, signal));
    expect(Buffer.from(back.bytes).equals(bytes)).toBe(true);
  });

  it('that is refused names the fields of its problem', async () => {
    const { applications } = await openBackOffice();
    const refused = await applications.createMinimal({ ...FORM, signerEmail: 'ada', partnerMid: '' }, signal);
    expect(refused).toMatchObject({ ok: false, failure: { action: 'fix-input', code: 'request-rejected' } });
    const fields = refused.ok ? [] : (refused.failure.fields ?? []);
    expect(fields.map(({ field }) => field).toSorted()).toEqual(['partnerMid', 'signerEmail']);
  });

  it('for the other environment is refused', async () => {
    const { applications } = await openBackOffice();
    const form = { ...FORM, cryptoEnvironment: 'production' } as const;
    expect(await applications.createMinimal(form, signal)).toMatchObject({ ok: false });
  });
});

describe('the applications of a partner', () => {
  it('stand in every state, exceptions and all', async () => {
    const { applications } = await openBackOffice();
    const found = [];
    for await (const step of applications.ofPartner('par_Northwind').pages({}, signal)) {
      found.push(...valueOf(step).records);
    }
    const statuses = new Set(found.map(({ status }) => status));
    for (const status of ['draft', 'viewed', 'reviewing', 'changesRequested', 'boarded', 'withdrawn']) {
      expect(statuses).toContain(status);
    }
    const boarded = found.find(({ status }) => status === 'boarded');
    expect(valueOf(await applications.get(boarded?.id ?? '', signal)).onboardedMerchantId).toBe(
      'mer_OldTownBooks',
    );
    const asked = found.find(({ status }) => status === 'changesRequested');
    expect(valueOf(await applications.get(asked?.id ?? '', signal)).onboardingExceptions).toMatchObject([
      { status: 'open', exceptionType: 'validationError' },
    ]);
  });

  it('are found by status and by words', async () => {
    const { applications } = await openBackOffice();
    const list = applications.ofPartner('par_Northwind');
    const drafts = valueOf(await list.page({ statuses: ['draft', 'signed'] }, {}, signal)).records;
    expect(drafts.map(({ merchantName: name }) => name).toSorted()).toEqual([
      'Lighthouse Bakery',
      'Mill Street Records',
    ]);
    const found = valueOf(await list.page({ search: 'lighthouse' }, {}, signal)).records;
    expect(found).toMatchObject([{ merchantName: 'Lighthouse Bakery' }]);
  });
});

it('a partner’s webhook is registered once, changed, and removed', async () => {
  const { onboardingWebhooks } = await openBackOffice();
  const request = { endpointUrl: 'https://desk.test/hook', eventTypes: ['merchantBoarded'] };
  const { webhookSecret } = valueOf(await onboardingWebhooks.register('par_Meadow', request, signal));
  expect(await onboardingWebhooks.register('par_Meadow', request, signal)).toMatchObject({
    failure: { code: 'conflict' },
  });
  const changed = valueOf(
    await onboardingWebhooks.put('par_Meadow', { ...request, eventTypes: ['applicationSigned'] }, signal),
  );
  expect(changed).toMatchObject({
    partnerId: 'par_Meadow',
    isEnabled: true,
    eventTypes: ['applicationSigned'],
  });
  expect(changed.webhookSecret?.reveal()).toBe(webhookSecret?.reveal());
  expect(await onboardingWebhooks.remove('par_Meadow', signal)).toEqual({ ok: true, value: null });
});
