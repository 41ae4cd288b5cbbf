/**
 * Where a person reaches an operation of the service, by its name in the description. What is not here is in the client
 * and on no screen yet. `test/unit/docs/operations.test.ts` holds it to the code, and writes docs/operations.md with it.
 */
export const OPERATION_SCREENS: Readonly<Record<string, string>> = {
  createPayment: 'New sale',
  trackPayment: 'Waiting for payment',

  listPartnerPayments: 'Payments; Reclaims; Day; a settlement’s payments',
  listMerchantPayments: 'Payments; Reclaims; Day; a settlement’s payments',
  listTerminalPayments: 'Payments; Reclaims; Day; Credentials; the check before a Z report',

  listSettlements: 'Settlements; Day; Exports',
  getSettlement: 'Settlements: a settlement; a payment',
  listSettlementBatches: 'Settlements: a settlement; Day',
  listSettlementDeposits: 'Settlements: a settlement',
  listBatches: 'Settlements; Day',
  getBatch: 'Settlements: a batch',
  listDeposits: 'Settlements; Day; Exports',
  listMerchantPaymentSettlements: 'Exports: payouts',

  listPartners: 'Terminals',
  listPartnerMerchants: 'Terminals: a partner',
  listMerchants: 'Terminals: Find',
  getMerchant: 'Terminals: a merchant; a location; a terminal',
  listMerchantLocations: 'Terminals: a merchant; Find',
  listMerchantTerminals: 'Terminals: Find',

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
  getTerminalApiKey: 'Terminals: a terminal, API key',
  resetTerminalApiKey: 'Terminals: a terminal, API key',
  setTerminalWebhook: 'Terminals: a terminal, Webhook',
  removeTerminalWebhook: 'Terminals: a terminal, Webhook',
};

/** The till's own, which it asks for without a back office. */
export const BY_THE_TILL: ReadonlySet<string> = new Set(['createPayment', 'trackPayment']);
