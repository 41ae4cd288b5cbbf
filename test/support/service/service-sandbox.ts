import { onTestFinished } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { connectService } from '../../../src-main/service/connect.ts';
import { controlOf } from './sandbox-control.ts';
import { VirtualClock } from '../worlds/virtual-clock.ts';
import type { ControlCall } from './sandbox-control.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { PaymentIntent } from '../../../src-main/sales/ports.ts';
import type { ServiceConfig, ServiceSecrets } from '../../../src-main/service/config.ts';
import type { ServiceConnection } from '../../../src-main/service/connect.ts';

/** A real client on a real connection to the sandbox; both clocks are virtual and start together. */
export interface ServiceTill extends ServiceConnection {
  readonly sandbox: Sandbox;
  readonly clock: VirtualClock;
  /** Every session state the client reported, oldest first. */
  readonly sessions: readonly SessionView[];
  /** Resolves with the milliseconds of the next hold that the client reports. */
  readonly nextHold: () => Promise<number>;
  /** Lets time pass for both. */
  readonly advance: (ms: number) => Promise<void>;
  readonly control: ControlCall;
}

export type Auth = 'realm' | 'oauth-token' | 'apiKey';

/** Starts a sandbox and a client for its training terminal, both gone when the test ends. */
export async function serviceTill(auth: Auth, secrets?: ServiceSecrets): Promise<ServiceTill> {
  const clock = new VirtualClock();
  const sandbox = await startSandbox({ virtualTime: clock.wall() });
  onTestFinished(sandbox.close);
  const sessions: SessionView[] = [];
  let onHold: (ms: number) => void = () => undefined;
  const connection = connectService(configFor(sandbox, auth), secrets ?? sandbox.secrets, {
    clock,
    random: { next: () => 0 },
    onSession: (session) => sessions.push(session),
    onBusy: (until) => {
      if (until !== undefined) onHold(until - clock.wall());
    },
  });
  onTestFinished(connection.close);
  const control = controlOf(sandbox);
  return {
    ...connection,
    sandbox,
    clock,
    sessions,
    control,
    nextHold: () => new Promise((resolve) => (onHold = resolve)),
    advance: async (ms) => {
      await control('POST', '/clock', { advanceMs: ms });
      await clock.advance(ms);
    },
  };
}

function configFor({ profile }: Sandbox, auth: Auth): ServiceConfig {
  const { environment, baseUrl, merchantId, terminalId, store } = profile;
  const common = { environment, baseUrl, merchantId, terminalId, currency: store.currency };
  const { authUrl, realm, brand, identityDomain } = profile.auth;
  switch (auth) {
    case 'realm':
      return { ...common, auth: { scheme: 'oauth', form: 'realm', authUrl, realm, brand, identityDomain } };
    case 'oauth-token':
      return { ...common, auth: { scheme: 'oauth', form: 'oauth-token', authUrl, brand, identityDomain } };
    case 'apiKey':
      return { ...common, auth: { scheme: 'apiKey' } };
  }
}

/** An intent of `minor` US cents; the sandbox picks an outcome by them. */
export function intentOf(minor: number, reference = `Order ${minor}`): PaymentIntent {
  return {
    amount: { minor, currency: 'USD' },
    reference,
    idempotencyKey: crypto.randomUUID(),
    sentWithinMs: 60_000,
  };
}
