import { feeInformationSchema } from './full-form.ts';

const text = { type: 'string', minLength: 1 };
const name = { type: 'string', minLength: 1, maxLength: 128 };

/**
 * Body of `POST /merchant-onboarding/applications-short`: `InitiateEmptyOnboardingRequest`. All fields are required
 * (spec "Onboarding application").
 */
export const minimalFormSchema = {
  type: 'object',
  required: [
    'merchantName',
    'partnerId',
    'partnerMid',
    'signerFirstName',
    'signerLastName',
    'signerEmail',
    'feeInformation',
    'cryptoEnvironment',
  ],
  properties: {
    merchantName: text,
    partnerId: text,
    partnerMid: text,
    signerFirstName: name,
    signerLastName: name,
    signerEmail: { type: 'string', format: 'email', maxLength: 128 },
    feeInformation: feeInformationSchema,
    cryptoEnvironment: { enum: ['production', 'sandbox'] },
  },
};

/** A body that `minimalFormSchema` accepted. */
export interface MinimalForm {
  readonly merchantName: string;
  readonly partnerId: string;
  readonly partnerMid: string;
  readonly signerFirstName: string;
  readonly signerLastName: string;
  readonly signerEmail: string;
  readonly feeInformation: object;
  readonly cryptoEnvironment: string;
}
