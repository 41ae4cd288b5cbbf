import type { Environment } from './environment.ts';

/** What the control interface can change about the whole service. */
export interface Switches {
  /** Calls per 60 seconds and terminal token (spec "Limits"). */
  writesPerMinute: number;
  readsPerMinute: number;
  /** `full`: with amounts, as live deployments answer; `minimal`: only what the specification shows. */
  tracking: 'full' | 'minimal';
  /** `full`: with status, reference and amounts; `minimal`: only what the specification shows. */
  history: 'full' | 'minimal';
  /** The specification's strings, or what live deployments also send: objects, or one object. */
  paymentUrls: 'strings' | 'objects' | 'object';
  /** The specification announces `Idempotency-Key` and does not enforce it yet. */
  idempotencyEnforced: boolean;
  /** A payment appears in the history only this long after its creation. */
  historyDelayMs: number;
  /** Terminals and history by terminal token too; the specification says API key. */
  tokensReadTerminals: boolean;
  /** Terminals cannot sign in any more; tokens already issued live on. */
  passwordsRevoked: boolean;
  apiKeysRevoked: boolean;
  /** Another client secret than the one that the profile comes with; null is that one. */
  clientSecret: string | null;
  /** Every webhook event is delivered twice. */
  webhookDuplicates: boolean;
  /** Every other webhook event is held back, so that the next one overtakes it. */
  webhookReordering: boolean;
  /** How long a webhook receiver may take, in real ms: the network keeps no virtual time. */
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
