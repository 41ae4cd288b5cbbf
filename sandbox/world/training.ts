import type { Terminal } from './terminals.ts';

/**
 * The world every sandbox starts with. Its secrets are constants, so that a till set up once keeps working after the
 * sandbox restarts; they protect nothing.
 */
export const TRAINING_TERMINAL: Terminal = {
  terminalId: 'term_Training01',
  merchantId: 'mer_Training',
  kind: 'physical',
  storeName: 'Training Store',
  currency: 'USD',
  locale: 'en-US',
  tenderTypes: ['usdcBase', 'ethereum', 'bitcoin_Lightning', 'paypal'],
  password: 'training-terminal-password',
  apiKey: 'sandbox-key-Training01-4f1c9a7e',
  created: '2025-01-06T09:00:00Z',
};

/** A second terminal of the same merchant: to show what one terminal may not do with another's things. */
export const TRAINING_WEB_SHOP: Terminal = {
  ...TRAINING_TERMINAL,
  terminalId: 'term_TrainingWeb',
  kind: 'virtual',
  storeName: 'Training Web Shop',
  tenderTypes: ['usdcBase', 'ethereum'],
  password: 'training-web-shop-password',
  apiKey: 'sandbox-key-TrainingWeb-b83d02c5',
};

/** How this service signs callers in (spec "OAuth 2.0 password grant"). */
export interface SignInSettings {
  readonly realm: string;
  /** Makes the client ids `<brand>-terminal` and `<brand>-integrator`. */
  readonly brand: string;
  readonly identityDomain: string;
  readonly clientSecret: string;
  /** The service account of the integrator client. */
  readonly integrator: { readonly username: string; readonly password: string };
}

export const TRAINING_SIGN_IN: SignInSettings = {
  realm: 'nonprod',
  brand: 'sandbox',
  identityDomain: 'terminals.sandbox.test',
  clientSecret: 'training-client-secret',
  integrator: { username: 'training-integrator', password: 'training-integrator-password' },
};
