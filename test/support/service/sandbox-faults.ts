import { controlOf } from './sandbox-control.ts';
import type { Sandbox } from '../../../sandbox/server.ts';

/** Sets a fault of the service, as the sandbox's control interface takes it (docs/sandbox.md). */
export async function setFault(sandbox: Sandbox, fault: object): Promise<void> {
  await controlOf(sandbox)('POST', '/faults', fault);
}

/** From now on nothing fails any more. */
export async function clearFaults(sandbox: Sandbox): Promise<void> {
  await controlOf(sandbox)('DELETE', '/faults');
}
