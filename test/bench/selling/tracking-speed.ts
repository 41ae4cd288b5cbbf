import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from '../measuring/median.ts';
import { timePerRead } from './reads.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Row } from '../measuring/results.ts';

const ROUNDS = 7;
const READS = 5_000;
const PATIENCE_MS = 10_000;

/**
 * A read of a payment's status, beside a bare `node:http` server that answers the same bytes; each is one process, and
 * so works on one core. 0.4 times as many reads are 2.5 times the time for each.
 */
export async function trackingSpeed({ ready }: SandboxProcess): Promise<Row> {
  const { baseUrl, profile, secrets } = ready;
  const headers = { 'x-api-key': secrets.apiKey, 'content-type': 'application/json' };
  const { merchantId, terminalId } = profile;
  const body = JSON.stringify({ merchantId, terminalId, requestedAmount: 42, reference: 'speed' });
  const created = await fetch(`${baseUrl}/Payments/crypto`, { method: 'POST', headers, body });
  const { trackingId } = (await created.json()) as { trackingId: string };
  const url = `${baseUrl}/Payments/tracking/${trackingId}`;
  const bytes = await (await fetch(url, { headers })).text();

  const bare = await startBareServer(bytes);
  try {
    const sandboxTimes: number[] = [];
    const bareTimes: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const bareTime = await timePerRead(bare.url, secrets.apiKey, READS);
      const sandboxTime = await timePerRead(url, secrets.apiKey, READS);
      // The first round warms both up.
      if (round > 0) {
        bareTimes.push(bareTime);
        sandboxTimes.push(sandboxTime);
      }
    }
    const name = 'tracking read of the sandbox / bare node:http server';
    const microseconds = (times: readonly number[]) => median(times) * 1000;
    return {
      name,
      measured: microseconds(sandboxTimes),
      against: microseconds(bareTimes),
      atMost: 2.5,
      unit: 'µs',
    };
  } finally {
    bare.stop();
  }
}

async function startBareServer(body: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const program = join(import.meta.dirname, 'bare-server.mjs');
  const child = spawn(process.execPath, [program, body], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [url] = (await once(lines, 'line', { signal })) as [string];
  return { url, stop: () => child.kill() };
}
