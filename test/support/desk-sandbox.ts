import { onTestFinished } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { connectDesk } from '../../src-main/service/desk/connect-desk.ts';
import { controlOf } from './service-sandbox.ts';
import { VirtualClock } from './virtual-clock.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import type { Result } from '../../shared/failure.ts';
import type { DeskConfig, DeskSecrets } from '../../src-main/service/desk/config.ts';
import type { DeskConnection } from '../../src-main/service/desk/connect-desk.ts';

/** Now, in the sandbox and at the desk; the seeded months lie before it. */
export const NOW = Date.UTC(2026, 0, 15, 12);
/** The sandbox's own: its partner's key and its integrator's password protect nothing. */
const PARTNER_KEY = 'sandbox-partner-key-Northwind';
export const INTEGRATOR = { serviceAccount: 'training-integrator' };

export interface Desk extends DeskConnection {
  readonly sandbox: Sandbox;
  readonly clock: VirtualClock;
  readonly control: ReturnType<typeof controlOf>;
}

/** A manager's desk at a real sandbox, both in virtual time; both are gone when the test ends. */
export async function openDesk(
  credentials: DeskConfig['credentials'] = {},
  secrets: DeskSecrets = {},
): Promise<Desk> {
  const clock = new VirtualClock(NOW);
  const sandbox = await startSandbox({ virtualTime: clock.wall() });
  onTestFinished(sandbox.close);
  const { environment, baseUrl, auth, store } = sandbox.profile;
  const desk = connectDesk(
    { environment, baseUrl, currency: store.currency, oauth: auth, credentials },
    {
      apiKey: PARTNER_KEY,
      terminalApiKey: sandbox.secrets.apiKey,
      terminalPassword: sandbox.secrets.terminalPassword,
      integratorPassword: 'training-integrator-password',
      ...secrets,
    },
    { clock, random: { next: () => 0 }, onBusy: () => undefined },
  );
  onTestFinished(desk.close);
  return { ...desk, sandbox, clock, control: controlOf(sandbox) };
}

/** The value, or the test fails with the failure. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
