/** What the back office signs in with; which of them depends on the profile's `backOffice.auth`. */
export const BACK_OFFICE_SECRETS = ['backOfficeKey', 'backOfficePassword', 'backOfficeClientSecret'] as const;
export type BackOfficeSecretName = (typeof BACK_OFFICE_SECRETS)[number];

/** Whose payments the service lists, the narrowest first (spec "Payment history"). */
export const HISTORY_SCOPES = ['terminal', 'merchant', 'partner'] as const;
export type HistoryScope = (typeof HISTORY_SCOPES)[number];

/** What the back office can ask the service. Holds no secret. */
export type BackOfficeAccess =
  /** The profile names no credential: the ledger alone tells. */
  | { readonly state: 'not-set-up' }
  | {
      /** `secret-missing`: it has to be typed once, or given at a start. */
      readonly state: 'ready' | 'secret-missing';
      readonly credential: BackOfficeCredential;
      readonly scopes: readonly HistoryScope[];
    };

export interface BackOfficeCredential {
  readonly kind: 'key' | 'login';
  /** Of the login. */
  readonly username?: string;
  /** In the order to ask for them. */
  readonly secretsNeeded: readonly BackOfficeSecretName[];
  /** Host, with its port if it names one, of the server that they are sent to. */
  readonly host: string;
}
