import { BACK_OFFICE_SECRETS } from '../../../shared/contract/back-office/back-office.ts';
import type { BackOfficeSecretName } from '../../../shared/contract/back-office/back-office.ts';
import type { SecretName } from '../../../shared/contract/terminal-view.ts';

export const SECRET_NAMES: readonly SecretName[] = [
  'terminalPassword',
  'clientSecret',
  'apiKey',
  'proxyPassword',
  'webhookSecret',
  'partnerWebhookSecret',
];

/** The terminal's: whoever knows one of them owns the till, but for those of `owner.ts`, which others have too. */
export type Secrets = Readonly<Partial<Record<SecretName, string>>>;

/** Of the back office: another credential than the terminal's, and kept apart from it. */
export type BackOfficeSecrets = Readonly<Partial<Record<BackOfficeSecretName, string>>>;

/** Both, as they are kept for one profile. */
export type KeptSecrets = Secrets & BackOfficeSecrets;

/** Secrets that came with a start: the terminal's, its back office's, and the PIN of its first manager. */
export type GivenSecrets = KeptSecrets & { readonly staffPin?: string };

type Mixed = { readonly [Name in keyof GivenSecrets]: GivenSecrets[Name] | undefined };

/** Those that are not empty. */
export function givenSecretsIn(secrets: Mixed): GivenSecrets {
  const { staffPin } = secrets;
  return { ...terminalSecretsIn(secrets), ...backOfficeSecretsIn(secrets), ...(staffPin && { staffPin }) };
}

/** Those of the terminal that are not empty. */
export const terminalSecretsIn = (secrets: Mixed): Secrets => pick(SECRET_NAMES, secrets);

/** Those of the back office that are not empty. */
export const backOfficeSecretsIn = (secrets: Mixed): BackOfficeSecrets => pick(BACK_OFFICE_SECRETS, secrets);

function pick(names: readonly (keyof GivenSecrets)[], secrets: Mixed): GivenSecrets {
  return Object.fromEntries(names.flatMap((name) => (secrets[name] ? [[name, secrets[name]]] : [])));
}
