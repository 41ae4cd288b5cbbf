import type { Environment } from './environment.ts';

/** Switches of the control interface for the whole service. */
export interface Switches {
  /** Calls per 60 seconds and terminal token (spec "Limits"). */
  writesPerMinute: number;
  readsPerMinute: number;
  /** `full`: with amounts, as live deployments answer; `minimal`: only the fields of the specification. */
  tracking: 'full' | 'minimal';
  /** `full`: with status, reference and amounts; `minimal`: only the fields of the specification. */
  history: 'full' | 'minimal';
  /** The specification's strings, or the forms of live deployments: objects, or one object. */
  paymentUrls: 'strings' | 'objects' | 'object';
  /** The specification announces `Idempotency-Key` and does not enforce it yet. On, every `POST` honours it. */
  idempotencyEnforced: boolean;
  /** How long after its creation a payment appears in the history. */
  historyDelayMs: number;
  /** Lets terminal tokens read terminals and history, for which the specification requires an API key. */
  tokensReadTerminals: boolean;
  /** Terminals cannot sign in; issued tokens stay valid. */
  passwordsRevoked: boolean;
  apiKeysRevoked: boolean;
  /** Another client secret than that of the profile; null for the profile's. */
  clientSecret: string | null;
  /** Every webhook event is delivered twice. */
  webhookDuplicates: boolean;
  /** Every other webhook event is delayed, so that the next one overtakes it. */
  webhookReordering: boolean;
  /** How long a webhook receiver may take, in real milliseconds, because the network has no virtual time. */
  webhookTimeoutMs: number;
}

/** Quotas of spec "Limits". */
const QUOTAS = {
  sandbox: { writesPerMinute: 100, readsPerMinute: 1000 },
  production: { writesPerMinute: 60, readsPerMinute: 600 },
} as const;

export function defaultSwitches(environment: Environment): Switches {
  return {
    ...QUOTAS[environment],
    tracking: 'full',
    history: 'full',
    paymentUrls: 'strings',
    idempotencyEnforced: false,
    historyDelayMs: 0,
    tokensReadTerminals: false,
    passwordsRevoked: false,
    apiKeysRevoked: false,
    clientSecret: null,
    webhookDuplicates: false,
    webhookReordering: false,
    webhookTimeoutMs: 10_000,
  };
}
