import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TrainingSandbox } from '../../../../src-main/electron/training/training-sandbox.ts';
import { bundleForNode } from '../../../support/system/bundle-for-node.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const forked: ChildProcess[] = [];

/** Electron's processes of this kind are Node's, and end and speak as those do. */
vi.mock('electron', () => ({
  utilityProcess: {
    fork: (program: string, args: readonly string[]) => {
      const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
      forked.push(child);
      return child;
    },
  },
}));

let program: string;
beforeAll(async () => {
  program = await bundleForNode('sandbox/index.ts', 'sandbox');
}, 60_000);

let sandbox: TrainingSandbox;
beforeEach(() => {
  // Time passes as it does, and a test can let more of it pass.
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  sandbox = new TrainingSandbox(program, join(temporaryFolder(), 'training.db'));
});
afterEach(async () => {
  sandbox.stop();
  vi.useRealTimers();
  for (const child of forked) child.kill('SIGKILL');
  await Promise.all(forked.map(ended));
  forked.length = 0;
});

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child && !hasEnded(child)) await once(child, 'exit');
}

async function started(lastPort?: number): Promise<number> {
  const ready = await sandbox.start(lastPort);
  if (!ready.ok) throw new Error('the sandbox did not start');
  return ready.value.port;
}

test('one that is stopped is not started again because training was begun meanwhile', async () => {
  const port = await started();
  sandbox.stop();
  expect(await started(port)).toBe(port);
  await ended(forked[0]);
  vi.advanceTimersByTime(10_000);
  expect(forked).toHaveLength(2);
  // It answers, and knows no such payment.
  expect(await sandbox.simulate('none', 'completed')).toMatchObject({ failure: { detail: 'HTTP 404' } });
}, 60_000);

test.each([
  ['before its process begins', () => undefined],
  ['while its process begins', () => vi.waitFor(() => expect(forked).toHaveLength(1), { timeout: 20_000 })],
])(
  'one that is stopped %s does not run afterwards',
  async (_, begun) => {
    const starting = sandbox.start(undefined);
    await begun();
    sandbox.stop();
    expect(await starting).toMatchObject({ ok: false });
    await Promise.all(forked.map(ended));
    expect(forked.length).toBeLessThan(2);
  },
  60_000,
);

test('where training begins anew one runs, at the same address', async () => {
  const port = await started();
  expect(await started(port)).toBe(port);
  await ended(forked[0]);
  expect(forked.filter((child) => !hasEnded(child))).toHaveLength(1);
}, 60_000);

test('one that ends by itself is started again at the same address, and stays so', async () => {
  await started();
  forked[0]?.kill('SIGKILL');
  await ended(forked[0]);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(
    async () =>
      expect(await sandbox.simulate('none', 'completed')).toMatchObject({ failure: { detail: 'HTTP 404' } }),
    { timeout: 20_000 },
  );
  expect(forked).toHaveLength(2);
}, 60_000);
