/**
 * Where a person reaches an operation of the service, by its name in the description. What is
 * neither here nor below is deprecated. `test/unit/docs/operations.test.ts` holds it to the code, and writes docs/operations.md with it.
 */
export const OPERATION_SCREENS: Readonly<Record<string, string>> = {
  createPayment: 'New sale',
  trackPayment: 'Waiting for payment',
  requestQuote: 'Payments: an open payment, Help with the payment page',
  announceTransaction: 'Payments: an open payment, Help with the payment page',

  listPartnerPayments: 'Payments; Reclaims; Day; a settlement’s payments',
  listMerchantPayments: 'Payments; Reclaims; Day; a settlement’s payments',
  listTerminalPayments:
    'Payments; Reclaims; Day; Credentials; the check before a Z report; Set up this till, Use a code',

  listSettlements: 'Settlements; Day; Exports',
  getDeposit: 'Settlements: a deposit',
  listMerchantSettlements: 'Merchants: a merchant, Settlements and batches',
  listMerchantBatches: 'Merchants: a merchant, Settlements and batches',
  getSettlement: 'Settlements: a settlement; a payment',
  listSettlementBatches: 'Settlements: a settlement; Day',
  listSettlementDeposits: 'Settlements: a settlement',
  listBatches: 'Settlements; Day',
  getBatch: 'Settlements: a batch',
  listDeposits: 'Settlements; Day; Exports',
  listMerchantPaymentSettlements: 'Exports: payouts',

  listPartners: 'Merchants; Terminals',
  getPartner: 'Merchants: a partner; a merchant',
  createPartner: 'Merchants: a partner, New partner below',
  listPartnerApiKeys: 'Merchants: a partner, API keys',
  createPartnerApiKey: 'Merchants: a partner, API keys',
  registerOnboardingWebhook: 'Merchants: a partner, Webhook for applications',
  setOnboardingWebhook: 'Merchants: a partner, Webhook for applications',
  removeOnboardingWebhook: 'Merchants: a partner, Webhook for applications',
  getFeeSchedule: 'Merchants: a partner; a merchant',
  getRepresentingMerchant: 'Merchants: a partner',
  listPartnerMerchants: 'Merchants: a partner; Terminals: a partner',
  listMerchants: 'Merchants; Terminals: Find',
  getMerchant: 'Merchants: a merchant; Terminals: a merchant; a location; a terminal',
  createMerchant: 'Merchants: a partner, New merchant',
  updateMerchant: 'Merchants: a merchant, Change merchant',
  deleteMerchant: 'Merchants: a merchant, Delete merchant',
  listMerchantLocations: 'Terminals: a merchant; Find',
  listMerchantTerminals: 'Terminals: Find',

  listUpdateRequests: 'Merchants: a merchant',
  createUpdateRequest: 'Merchants: a merchant, Rebate program, Ask to switch it on; Ask to switch it off',
  getUpdateRequest: 'Merchants: an update request',
  submitUpdateRequest: 'Merchants: an update request, Submit',
  approveUpdateRequest: 'Merchants: an update request, Approve',
  rejectUpdateRequest: 'Merchants: an update request, Reject',
  cancelUpdateRequest: 'Merchants: an update request, Cancel the request',

  listPartnerApplications: 'Applications; New application, after a lost answer',
  createApplication: 'Applications: New application',
  createShortApplication: 'Applications: New short application',
  getApplication: 'Applications: an application',
  getApplicationHistory: 'Applications: an application',
  submitApplication:
    'Applications: an application, Send for signature; New application, Submit for signature',
  resubmitApplication: 'Applications: an application, Send again',
  cancelApplication: 'Applications: an application, Withdraw',
  addAttachment: 'Applications: an application, Documents; New application, Documents',
  deleteAttachment: 'Applications: an application, Documents; New application, Documents',
  listAttachments: 'Applications: an application; New application, Documents',
  downloadAttachment: 'Applications: an application, Save',

  createLocation: 'Terminals: a merchant, New location',
  getLocation: 'Terminals: a location; a terminal',
  updateLocation: 'Terminals: a location, Change location',
  deleteLocation: 'Terminals: a location, Delete location',
  setLocationEnabled: 'Terminals: a location, Enable location, Disable location',
  listLocationTerminals: 'Terminals: a location',

  createTerminal: 'Terminals: a location, New terminal',
  getTerminal: 'Terminals: a terminal; the tenders of New sale',
  updateTerminal: 'Terminals: a terminal, Change terminal',
  deleteTerminal: 'Terminals: a terminal, Delete terminal',
  cloneTerminal: 'Terminals: a terminal, Clone terminal',
  getTerminalApiKey:
    'Terminals: a terminal, API key; Hand over to a till; Passwords and keys; Set up this till, Use a code',
  resetTerminalApiKey: 'Terminals: a terminal, API key; Passwords and keys; Set up this till, Use a code',
  setTerminalWebhook: 'Terminals: a terminal, Webhook',
  removeTerminalWebhook: 'Terminals: a terminal, Webhook',
};

/** What no person has made: by the name of an operation, who makes it. */
export const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  requestRealmToken: 'none: the client signs in by itself',
  requestOauthToken: 'none: the client signs in by itself',
  getDescription: 'none: developers read it',
};

/** The till's own, which it asks for without a back office. */
export const BY_THE_TILL: ReadonlySet<string> = new Set([
  'createPayment',
  'trackPayment',
  'requestQuote',
  'announceTransaction',
]);
