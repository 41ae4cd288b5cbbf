import type { Sandbox } from '../../../sandbox/server.ts';
import type { TillWorld } from '../worlds/till-world.ts';

/** The API key of the partner Northwind in every sandbox. It protects nothing. */
export const PARTNER_KEY = 'sandbox-partner-key-Northwind';

/** Starts the till with a back office of this sandbox: of the partner Northwind, unless other `ids` and key are given. */
export function launchBackOffice(
  world: TillWorld,
  { profile, secrets }: Sandbox,
  ids: object = { partnerId: 'par_Northwind' },
  backOfficeKey = PARTNER_KEY,
) {
  const backOffice = { auth: { scheme: 'apiKey' }, ...ids };
  const text = JSON.stringify({ ...profile, backOffice });
  return world.till.launch({ kind: 'profile', text }, { ...secrets, backOfficeKey });
}
