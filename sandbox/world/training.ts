import type { Location } from './records/locations.ts';
import type { Merchant } from './records/merchants.ts';
import type { Partner } from './records/partners.ts';
import type { TerminalRecord } from './records/terminals.ts';

const CREATED = '2025-01-06T09:00:00Z';
const TENDERS = ['usdcBase', 'ethereum', 'bitcoin_Lightning', 'paypal', 'klarna'];

export const TRAINING_PARTNER: Partner = {
  id: 'par_Training',
  parentId: 'par_Northwind',
  name: 'Training',
  externalId: 'TRAINING',
  representingMerchantId: null,
  created: CREATED,
  updated: CREATED,
};

export const TRAINING_MERCHANT: Merchant = {
  id: 'mer_Training',
  partnerId: TRAINING_PARTNER.id,
  name: 'Training Store',
  externalId: null,
  merchantCategoryCode: '5999',
  contactEmail: 'store@training.test',
  contactPhone: '+1 555 0100',
  website: 'https://shop.training.test',
  address: {
    address: '1 Practice Street',
    city: 'Springfield',
    state: 'IL',
    countryCode: 'US',
    postalCode: '62701',
  },
  tenderTypes: TENDERS,
  isRebateProgramEnabled: true,
  isCustomerRequired: false,
  currency: 'USD',
  locale: 'en-US',
  created: CREATED,
  updated: CREATED,
  deleted: null,
};

const TRAINING_STORE: Location = {
  id: 'loc_Training',
  merchantId: TRAINING_MERCHANT.id,
  name: 'Training Store',
  locationBusinessType: 'physical',
  address: TRAINING_MERCHANT.address,
  contactEmail: null,
  contactPhone: null,
  website: null,
  tenderTypes: null,
  isEnabled: true,
  created: CREATED,
  updated: CREATED,
  deleted: null,
};

const TRAINING_SITE: Location = {
  ...TRAINING_STORE,
  id: 'loc_TrainingWeb',
  name: 'Training Web Shop',
  locationBusinessType: 'virtual',
  address: null,
  website: TRAINING_MERCHANT.website,
};

export const TRAINING_LOCATIONS = [TRAINING_STORE, TRAINING_SITE];

/**
 * The terminal for training. Its secrets are constants, so that a till keeps working when the sandbox restarts; they
 * protect nothing.
 */
export const TRAINING_TERMINAL: TerminalRecord = {
  id: 'term_Training01',
  merchantId: TRAINING_MERCHANT.id,
  locationId: TRAINING_STORE.id,
  name: 'Training Store',
  tenderTypes: ['usdcBase', 'ethereum', 'bitcoin_Lightning', 'paypal'],
  password: 'training-terminal-password',
  apiKey: 'sandbox-key-Training01-4f1c9a7e',
  webhookUrl: null,
  signingSecret: null,
  useSandboxSharedWallet: false,
  created: CREATED,
  updated: CREATED,
  deleted: null,
};

/** A second terminal of the same merchant, which shows that one terminal may not use another's records. */
export const TRAINING_WEB_SHOP: TerminalRecord = {
  ...TRAINING_TERMINAL,
  id: 'term_TrainingWeb',
  locationId: TRAINING_SITE.id,
  name: 'Training Web Shop',
  tenderTypes: ['usdcBase', 'ethereum'],
  password: 'training-web-shop-password',
  apiKey: 'sandbox-key-TrainingWeb-b83d02c5',
};
