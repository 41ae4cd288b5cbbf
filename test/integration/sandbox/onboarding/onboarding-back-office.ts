import { openSandbox } from '../open-sandbox.ts';
import type { Answer, OpenSandbox } from '../open-sandbox.ts';
import type { SandboxOptions } from '../../../../sandbox/server.ts';

/** API keys of the seeded partners: Harbor is above the cafés and beside Meadow, all below Northwind. */
export const KEYS = {
  northwind: { 'x-api-key': 'sandbox-partner-key-Northwind' },
  harbor: { 'x-api-key': 'sandbox-partner-key-Harbor' },
  cafes: { 'x-api-key': 'sandbox-partner-key-HarborCafes' },
  meadow: { 'x-api-key': 'sandbox-partner-key-Meadow' },
};

export const SIGNER = {
  firstName: 'Robin',
  lastName: 'Alvarez',
  email: 'robin@shop.test',
  taxIdNumber: '123456789',
  ownershipType: 'direct',
  isApplicationSigner: true,
};

export const ADDRESS = {
  address: '1 Harbour Street',
  city: 'Portland',
  state: 'ME',
  countryCode: 'US',
  postalCode: '04101',
  isLegalAddress: true,
  isOperatingAddress: false,
  isVirtualAddress: false,
};

/** A full form with every field that the specification shows, some of them changed. */
export function fullForm(changes: object = {}, rest: object = {}): object {
  return {
    merchantData: {
      merchantName: 'Shell Shop',
      partnerId: 'par_Harbor',
      partnerExternalId: 'EXT-1',
      registeredName: 'Shell Shop LLC',
      dbaName: null,
      commissionMerchantId: null,
      representsPartnerId: null,
      otherLegalEntity: null,
      isSettlementOnly: false,
      isCommissionMerchant: false,
      isSeasonal: false,
      proofOfBusinessType: 'businessLicense',
      registrationDate: '2020-01-01T00:00:00Z',
      legalEntityType: 'llc',
      federalTaxIdType: 'ein',
      federalTaxId: '12-3456789',
      naicsCode: '722515',
      merchantCategoryCode: '0742',
      additionalMerchantCategoryCode: null,
      businessDescription: 'Shells.',
      operationalMonths: ['may', 'june'],
      grossAnnualRevenue: 100000,
      highestMonthlyVolume: null,
      averageTicketSize: 12.5,
      maxTicketSize: 80,
      feeInformation: { percentageFees: [{ name: 'cryptoPercentage', sellRate: 1 }] },
      cryptoEnvironment: 'sandbox',
      addresses: [ADDRESS],
      stakeholders: [SIGNER],
      ...changes,
    },
    ...rest,
  };
}

export function minimalForm(changes: object = {}): object {
  return {
    merchantName: 'Shell Shop',
    partnerId: 'par_Harbor',
    partnerMid: 'MID-1',
    signerFirstName: 'Robin',
    signerLastName: 'Alvarez',
    signerEmail: 'robin@shop.test',
    feeInformation: {},
    cryptoEnvironment: 'sandbox',
    ...changes,
  };
}

/** A partner's onboarding back office at a sandbox on virtual time. */
export class OnboardingBackOffice {
  readonly service: OpenSandbox;

  constructor(service: OpenSandbox) {
    this.service = service;
  }

  send(method: string, path: string, json?: unknown, headers: HeadersInit = KEYS.harbor): Promise<Answer> {
    return this.service.send(method, path, { headers, json });
  }

  create(changes: object = {}, rest: object = {}): Promise<Answer> {
    return this.send('POST', '/merchant-onboarding/applications', fullForm(changes, rest));
  }

  createShort(changes: object = {}): Promise<Answer> {
    return this.send('POST', '/merchant-onboarding/applications-short', minimalForm(changes));
  }

  /** Creates an application with the minimal form, or a draft with the full one, and answers its identifier. */
  async applied(): Promise<string> {
    return String((await this.createShort()).json['applicationId']);
  }

  async drafted(): Promise<string> {
    return String((await this.create({}, { submitImmediately: false })).json['applicationId']);
  }

  status(id: string): Promise<Answer> {
    return this.send('GET', `/merchant-onboarding/applications/${id}`);
  }

  async statusOf(id: string): Promise<unknown> {
    return (await this.status(id)).json['status'];
  }

  /** Moves an application along; fails the test when it does not move. */
  async act(id: string, ...actions: readonly string[]): Promise<void> {
    for (const action of actions) await this.service.control('POST', `/applications/${id}`, { action });
  }

  async signingUrl(id: string): Promise<string> {
    return String((await this.service.control('GET', `/applications/${id}`))['signingUrl']);
  }
}

export async function openBackOffice(options: SandboxOptions = {}): Promise<OnboardingBackOffice> {
  return new OnboardingBackOffice(await openSandbox(options));
}
