import { onTestFinished } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { controlOf } from './sandbox-control.ts';
import type { ControlCall } from './sandbox-control.ts';

/** A payment as the service has it, told behind the till's back. */
export interface ServicePayment {
  readonly trackingId: string;
  /** What the till must show. */
  readonly url: string;
}

/** A payment service that a test looks into and moves; whoever wrote it. */
export interface NetworkService {
  readonly port: number;
  /** A profile of one of its terminals, whose addresses may lead past it. */
  readonly profile: { readonly auth: object };
  readonly secrets: { readonly apiKey: string };
  /** Lets time pass. */
  readonly advance: (ms: number) => Promise<void>;
  /** Every payment, oldest first. */
  readonly payments: () => Promise<readonly ServicePayment[]>;
  readonly move: (payment: ServicePayment | undefined, statusCode: string) => Promise<void>;
}

export interface SandboxService extends NetworkService {
  readonly control: ControlCall;
}

/** The sandbox on virtual time that begins at `wall`; gone when the test ends. */
export async function sandboxService(wall: number): Promise<SandboxService> {
  const sandbox = await startSandbox({ virtualTime: wall });
  onTestFinished(sandbox.close);
  const { profile, secrets, baseUrl } = sandbox;
  const control = controlOf(sandbox);
  return {
    profile,
    secrets,
    control,
    port: Number(new URL(baseUrl).port),
    advance: async (ms) => {
      await control('POST', '/clock', { advanceMs: ms });
    },
    payments: async () => (await control('GET', '/payments')) as readonly ServicePayment[],
    move: async (payment, statusCode) => {
      await control('POST', `/payments/${payment?.trackingId ?? 'none'}`, { statusCode });
    },
  };
}
