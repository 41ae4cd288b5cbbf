/** Secrets of the back office. Which of them it needs depends on the profile's `backOffice.auth`. */
export const BACK_OFFICE_SECRETS = ['backOfficeKey', 'backOfficePassword', 'backOfficeClientSecret'] as const;
export type BackOfficeSecretName = (typeof BACK_OFFICE_SECRETS)[number];

/** The scopes of the payment history, the narrowest first (spec "Payment history"). */
export const HISTORY_SCOPES = ['terminal', 'merchant', 'partner'] as const;
export type HistoryScope = (typeof HISTORY_SCOPES)[number];

/** The back office's access to the service. It holds no secret. */
export type BackOfficeAccess =
  /** The profile names no credential, so only the ledger can be read. */
  | { readonly state: 'not-set-up' }
  | {
      /** `secret-missing`: the secret has to be typed once, or given at a start of the till. */
      readonly state: 'ready' | 'secret-missing';
      readonly credential: BackOfficeCredential;
      readonly scopes: readonly HistoryScope[];
    };

export interface BackOfficeCredential {
  readonly kind: 'key' | 'login';
  /** User name of the login. */
  readonly username?: string;
  /** In the order in which they are asked for. */
  readonly secretsNeeded: readonly BackOfficeSecretName[];
  /** The host, with a port where the address names one, that they are sent to. */
  readonly host: string;
}
