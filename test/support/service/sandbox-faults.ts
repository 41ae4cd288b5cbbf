import type { Sandbox } from '../../../sandbox/server.ts';

/** Sets a fault of the service, as the sandbox's control interface takes it (docs/sandbox.md). */
export async function setFault({ controlUrl }: Sandbox, fault: object): Promise<void> {
  const answer = await fetch(`${controlUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`the sandbox refused the fault: ${await answer.text()}`);
}
