import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { sleepOf } from '../../../src-main/boot/process/sleep-of.ts';

const onLinux = test.skipIf(process.platform !== 'linux');

const DEADLOCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
const WITH_BUSY_THREAD = 'new (require("node:worker_threads").Worker)("for (;;);", { eval: true });';
/** Its thread has to be there first. */
const THEN_DEADLOCK = `setTimeout(() => ${DEADLOCK}, 1_000)`;

onLinux('a thread that waits for what never comes sleeps one sleep, and nothing of it waits', async () => {
  const pid = started(process.execPath, '-e', DEADLOCK);
  await expect.poll(() => sleepOf(pid, []), WITHIN).toMatchObject({ doOthersWait: false });
  const before = await lastSleep(pid);
  // As long as another process takes that does something.
  execFileSync(process.execPath, ['-e', '0']);
  expect(sleepOf(pid, [])).toEqual(before);
});

onLinux('one that is woken sleeps another sleep', async () => {
  const pid = started(process.execPath, '-e', 'setInterval(() => 0, 5)');
  await expect.poll(() => sleepOf(pid, [])?.timeslices, WITHIN).toBeGreaterThan(0);
  const before = sleepOf(pid, [])?.timeslices;
  await expect.poll(() => sleepOf(pid, [])?.timeslices ?? before, WITHIN).not.toBe(before);
});

onLinux('one that runs, waits for a processor or is stopped does not sleep', async () => {
  // Node waits for its own threads while it starts.
  const spins = await spinning();
  const seen = Array.from({ length: 50 }, () => sleepOf(spins, []));
  expect(seen.filter((sleep) => sleep !== undefined)).toEqual([]);
  const sleeps = started('sleep', '600');
  await expect.poll(() => sleepOf(sleeps, []), WITHIN).toBeDefined();
  process.kill(sleeps, 'SIGSTOP');
  await expect.poll(() => sleepOf(sleeps, []), WITHIN).toBeUndefined();
});

onLinux('another thread of its process that runs or waits for a processor is seen', async () => {
  const pid = started(process.execPath, '-e', WITH_BUSY_THREAD + THEN_DEADLOCK);
  await expect.poll(() => sleepOf(pid, [])?.doOthersWait, WITHIN).toBe(true);
});

onLinux('so is another process on which it depends, and one that is not there', async () => {
  const pid = started('sleep', '600');
  const [idle, busy] = [started('sleep', '600'), started(process.execPath, '-e', 'for (;;);')];
  await expect.poll(() => sleepOf(pid, [idle])?.doOthersWait, WITHIN).toBe(false);
  await expect.poll(() => sleepOf(pid, [idle, busy])?.doOthersWait, WITHIN).toBe(true);
  expect(sleepOf(pid, [undefined])?.doOthersWait).toBe(true);
});

onLinux('the thread that looks does not count, though it runs', () => {
  const pid = started('sleep', '600');
  return expect.poll(() => sleepOf(pid, [process.pid])?.doOthersWait, WITHIN).toBe(false);
});

test('of a process that is not there nothing is known', () => {
  expect(sleepOf(0, [])).toBeUndefined();
  expect(sleepOf(2 ** 30, [])).toBeUndefined();
});

const WITHIN = { timeout: 20_000 };

/** Its sleep once its start is over, whose threads may wake it. */
async function lastSleep(pid: number): Promise<ReturnType<typeof sleepOf>> {
  let last = sleepOf(pid, []);
  await expect
    .poll(() => {
      const before = last;
      last = sleepOf(pid, []);
      return last !== undefined && before?.timeslices === last.timeslices;
    }, WITHIN)
    .toBe(true);
  return last;
}

/** The process of a program that runs without end and lets everything else go first, once it does. */
async function spinning(): Promise<number> {
  const spins = 'process.stdout.write("spins", () => { for (;;); })';
  const child = spawn('nice', ['-n', '19', process.execPath, '-e', spins], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

function started(program: string, ...args: readonly string[]): number {
  const child = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}
