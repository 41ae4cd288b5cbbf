import type { Environment } from './environment.ts';

/** Settings of the identity provider (spec "OAuth 2.0 password grant"). */
export interface SignInSettings {
  readonly realm: string;
  /** Part of the client ids `<brand>-terminal` and `<brand>-integrator`. */
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

/** A secret that is valid in this environment only. Those of the other one begin otherwise. */
export function secretIn(environment: Environment, secret: string): string {
  return environment === 'sandbox' ? secret : `production-${secret}`;
}

export function signInOf(environment: Environment): SignInSettings {
  if (environment === 'sandbox') return TRAINING_SIGN_IN;
  const { integrator, clientSecret } = TRAINING_SIGN_IN;
  return {
    ...TRAINING_SIGN_IN,
    realm: 'prod',
    clientSecret: secretIn(environment, clientSecret),
    integrator: { ...integrator, password: secretIn(environment, integrator.password) },
  };
}
