import { onTestFinished } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { connectBackOffice } from '../../../src-main/service/back-office/connect-back-office.ts';
import { controlOf } from '../service/sandbox-control.ts';
import { VirtualClock } from '../worlds/virtual-clock.ts';
import { PARTNER_KEY } from './launch-back-office.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { BackOfficeConfig, BackOfficeSecrets } from '../../../src-main/service/back-office/config.ts';
import type { BackOfficeConnection } from '../../../src-main/service/back-office/connect-back-office.ts';

/** Now, in the sandbox and at the back office; the seeded months lie before it. */
export const NOW = Date.UTC(2026, 0, 15, 12);
/** The sandbox's own; its password protects nothing. */
export const INTEGRATOR = { serviceAccount: 'training-integrator' };

export interface BackOffice extends BackOfficeConnection {
  readonly sandbox: Sandbox;
  readonly clock: VirtualClock;
  readonly control: ReturnType<typeof controlOf>;
}

/** A manager's back office at a real sandbox, both in virtual time; both are gone when the test ends. */
export async function openBackOffice(
  credentials: BackOfficeConfig['credentials'] = {},
  secrets: BackOfficeSecrets = {},
): Promise<BackOffice> {
  const clock = new VirtualClock(NOW);
  const sandbox = await startSandbox({ virtualTime: clock.wall() });
  onTestFinished(sandbox.close);
  const { environment, baseUrl, auth, store } = sandbox.profile;
  const backOffice = connectBackOffice(
    { environment, baseUrl, currency: store.currency, oauth: auth, credentials },
    {
      apiKey: PARTNER_KEY,
      terminalApiKey: sandbox.secrets.apiKey,
      terminalPassword: sandbox.secrets.terminalPassword,
      integratorPassword: 'training-integrator-password',
      ...secrets,
    },
    { clock, random: { next: () => 0 } },
  );
  onTestFinished(backOffice.close);
  return { ...backOffice, sandbox, clock, control: controlOf(sandbox) };
}
