/** A faultless profile of each kind, as a file would hold it; `changes` replace whole fields. */
export function profileText(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...realmProfile, ...changes });
}

export const realmProfile = {
  version: 1,
  environment: 'sandbox',
  baseUrl: 'https://api.example.test',
  auth: {
    scheme: 'oauth',
    form: 'realm',
    authUrl: 'https://id.example.test',
    realm: 'nonprod',
    brand: 'acme',
    identityDomain: 'pos.example.test',
  },
  merchantId: 'mer_123',
  terminalId: 'term_456',
  terminalKind: 'physical',
  store: { name: 'Corner Shop', currency: 'USD', locale: 'en-US' },
} as const;

export const oauthTokenAuth = { ...realmProfile.auth, form: 'oauth-token', realm: undefined } as const;
export const apiKeyAuth = { scheme: 'apiKey' } as const;
