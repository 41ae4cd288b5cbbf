/**
 * What the till sends and reads; the rest of a description is none of its business. Fields are named by their way:
 * `data[].trackingId` is the `trackingId` of each entry of `data`.
 *
 * @typedef {object} Use
 * @property {string} method
 * @property {string} path as it stands in our description
 * @property {Readonly<Record<string, Sent>>} [query]
 * @property {Readonly<Record<string, Sent>>} [body]
 * @property {Readonly<Record<string, Read>>} reads
 * @property {true} [elsewhere] at the identity provider, which a service need not describe
 *
 * @typedef {object} Sent
 * @property {readonly string[]} types that the till sends
 * @property {string} [value] always this
 * @property {number} [number] never more
 *
 * @typedef {object} Read
 * @property {readonly string[]} types that the till understands
 * @property {true} [needed] without it the till cannot go on
 * @property {readonly string[]} [actsOn] values that mean something to the till
 */

/** @satisfies {Sent} */
const TEXT = { types: ['string'] };
/** @satisfies {Read} */
const WORD = { types: ['string'] };
/** @satisfies {Read} */
const NEEDED_WORD = { types: ['string'], needed: true };

const FINAL_STATUSES = ['completed', 'expired', 'cancelled', 'invalid', 'underpaid', 'overpaid'];

/** @satisfies {Use['body']} */
const PASSWORD_GRANT = {
  grant_type: { ...TEXT, value: 'password' },
  client_id: TEXT,
  username: TEXT,
  password: TEXT,
  scope: { ...TEXT, value: 'openid profile email' },
};

/** @satisfies {Use['reads']} */
const ACCESS = { access_token: NEEDED_WORD, expires_in: { types: ['integer', 'number', 'string'] } };

/** @type {readonly Use[]} */
export const TILL_USES = [
  {
    method: 'post',
    path: '/Payments/crypto',
    body: {
      merchantId: TEXT,
      terminalId: TEXT,
      requestedAmount: { types: ['number'] },
      reference: TEXT,
      webhookUrls: { types: ['array'] },
    },
    reads: {
      trackingId: NEEDED_WORD,
      paymentPageId: WORD,
      paymentUrls: { types: ['array', 'object', 'string'], needed: true },
    },
  },
  {
    method: 'get',
    path: '/Payments/tracking/{trackingId}',
    reads: { statusCode: { types: ['string', 'integer', 'number'], needed: true, actsOn: FINAL_STATUSES } },
  },
  {
    method: 'get',
    path: '/Terminals/{id}',
    reads: { tenderTypes: { types: ['array'], needed: true }, 'tenderTypes[]': WORD },
  },
  {
    method: 'get',
    path: '/Terminals/{id}/payments',
    query: {
      From: TEXT,
      To: TEXT,
      Page: { types: ['integer', 'number'] },
      PageSize: { types: ['integer', 'number'], number: 100 },
      SortBy: { ...TEXT, value: 'created' },
      SortDirection: { ...TEXT, value: 'asc' },
      Reference: TEXT,
    },
    reads: {
      data: { types: ['array'], needed: true },
      total: { types: ['integer', 'number'] },
      'data[].trackingId': NEEDED_WORD,
      'data[].created': WORD,
    },
  },
  {
    method: 'post',
    path: '/realms/{realm}/protocol/openid-connect/token',
    body: PASSWORD_GRANT,
    reads: { ...ACCESS, refresh_token: WORD, refresh_expires_in: { types: ['integer', 'number', 'string'] } },
    elsewhere: true,
  },
  {
    method: 'post',
    path: '/oauth/token',
    body: { ...PASSWORD_GRANT, client_secret: TEXT },
    reads: ACCESS,
    elsewhere: true,
  },
];
