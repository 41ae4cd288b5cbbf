import { expect } from 'vitest';
import { signal } from '../contract-back-office.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { ContractBackOffice } from '../contract-back-office.ts';

const MINIMAL = {
  merchantName: 'Corner Shop',
  partnerId: 'par_Harbor',
  partnerMid: 'mid-1',
  signerFirstName: 'Ada',
  signerLastName: 'Lovelace',
  signerEmail: 'ada@example.com',
  feeInformation: {},
  cryptoEnvironment: 'sandbox',
} as const;

const FULL = {
  merchantName: 'Harbour Bakery',
  partnerId: 'par_Harbor',
  merchantCategoryCode: '5462',
  federalTaxIdType: 'ein',
  operationalMonths: ['may', 'june'],
  grossAnnualRevenue: 250_000,
  highestMonthlyVolume: null,
  feeInformation: { percentageFees: [{ name: 'cryptoPercentage', sellRate: 1 }] },
  cryptoEnvironment: 'sandbox',
  stakeholders: [{ firstName: 'Ada', taxIdNumber: '123456789', isApplicationSigner: true }],
} as const;

/** Applies in both forms, with documents, and takes an application through what a caller can do with it. */
export async function apply({ byKeys: { applications, attachments } }: ContractBackOffice) {
  const { applicationId } = valueOf(
    await applications.create({ merchantData: FULL, submitImmediately: false }, signal),
  );
  const document = { fileName: 'licence.pdf', contentType: 'application/pdf', bytes: Uint8Array.of(1, 2, 3) };
  const { id = '' } = valueOf(await attachments.upload(applicationId, document, signal)) ?? {};
  expect(valueOf(await attachments.of(applicationId, signal))).toHaveLength(1);
  const { bytes } = valueOf(await attachments.download(applicationId, id, signal));
  expect([...bytes]).toEqual([...document.bytes]);
  valueOf(await attachments.remove(applicationId, id, signal));
  valueOf(await applications.submit(applicationId, signal));
  expect((await attachments.upload(applicationId, document, signal)).ok).toBe(false);
  valueOf(await applications.resend(applicationId, undefined, signal));
  valueOf(await applications.get(applicationId, signal));
  valueOf(await applications.history(applicationId, signal));

  const short = valueOf(await applications.createMinimal(MINIMAL, signal));
  expect((await applications.createMinimal(MINIMAL, signal)).ok).toBe(false);
  valueOf(await applications.cancel(short.applicationId, signal));

  const selection = { statuses: ['signing', 'withdrawn'], search: 'corner' };
  expect(valueOf(await applications.ofPartner('par_Northwind').page(selection, {}, signal)).total).toBe(1);
  const newest = { page: 0, pageSize: 5, sortBy: 'updated', sortDirection: 'desc' } as const;
  valueOf(await applications.deprecatedList.page({}, newest, signal));
}

/** Registers, changes and removes a partner's webhook. */
export async function configureWebhook({ byKeys: { onboardingWebhooks } }: ContractBackOffice) {
  const wanted = { endpointUrl: 'https://partner.example.com/hooks', eventTypes: ['merchantBoarded'] };
  valueOf(await onboardingWebhooks.register('par_Meadow', wanted, signal));
  expect((await onboardingWebhooks.register('par_Meadow', wanted, signal)).ok).toBe(false);
  valueOf(await onboardingWebhooks.put('par_Meadow', wanted, signal));
  valueOf(await onboardingWebhooks.put('par_HarborCafes', wanted, signal));
  valueOf(await onboardingWebhooks.remove('par_Meadow', signal));
}
