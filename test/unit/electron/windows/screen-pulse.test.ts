import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { watchPulse } from '../../../../src-main/electron/windows/screen-pulse.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

/** A window as far as its pulse sees it; a test says how its page is. */
class PulsedWindow extends EventEmitter {
  readonly clock = new VirtualClock();
  readonly did: string[] = [];
  isWell = true;
  isBusy = false;
  isLoading = false;
  isCrashed = false;
  isInspected = false;
  hasDebugger = false;
  pid = 0;
  stoppedPid = -1;
  sleepingPid = -1;
  readonly webContents = Object.assign(new EventEmitter(), {
    isLoading: () => this.isLoading,
    isCrashed: () => this.isCrashed,
    isDevToolsOpened: () => this.isInspected,
    debugger: { isAttached: () => this.hasDebugger },
    getOSProcessId: () => this.pid,
    forcefullyCrashRenderer: () => this.did.push('crash'),
    mainFrame: {
      executeJavaScript: () => (this.isWell ? Promise.resolve(0) : new Promise(() => undefined)),
    },
  });

  watch(isDebugged = false): this {
    const report = (where: string, error: unknown) => this.did.push(`${where}: ${String(error)}`);
    const { clock } = this;
    const spareMs = () => (this.isBusy ? 0 : clock.monotonic());
    const mainThreadOf = (pid: number) => ({ usedMs: 0, isStopped: pid === this.stoppedPid });
    const sleepOf = (pid: number) =>
      pid === this.sleepingPid ? { timeslices: 1, doOthersWait: false } : undefined;
    watchPulse(this as never, { clock, spareMs, mainThreadOf, sleepOf, report, isDebugged }, () =>
      this.did.push('silent'),
    );
    return this;
  }
}

test('a page that answers is left alone; one that hangs is ended', async () => {
  const window = new PulsedWindow().watch();
  await window.clock.advance(600_000);
  expect(window.did).toEqual([]);
  window.isWell = false;
  await window.clock.advance(6_500);
  expect(window.did).toEqual(['silent', 'crash']);
});

test.each([
  ['isCrashed', 'its process has ended, and waits for the next start'],
  ['isInspected', 'somebody has its tools for developers open'],
  ['hasDebugger', 'a debugger is attached'],
] as const)('nothing is counted while %s: %s', async (state, _why) => {
  const window = new PulsedWindow().watch();
  window.isWell = false;
  window[state] = true;
  await window.clock.advance(600_500);
  expect(window.did).toEqual([]);
  window[state] = false;
  await window.clock.advance(6_500);
  expect(window.did).toContain('silent');
});

test('nothing is counted where somebody debugs pages from outside', async () => {
  const window = new PulsedWindow().watch(true);
  window.isWell = false;
  await window.clock.advance(600_000);
  expect(window.did).toEqual([]);
});

test('a page that is being loaded has twenty seconds, and begins anew once it is', async () => {
  const window = new PulsedWindow().watch();
  window.isWell = false;
  window.isLoading = true;
  await window.clock.advance(19_500);
  window.isLoading = false;
  window.webContents.emit('did-stop-loading');
  await window.clock.advance(4_000);
  expect(window.did).toEqual([]);
  window.isLoading = true;
  await window.clock.advance(20_000);
  expect(window.did).toContain('silent');
});

test('on a computer that is busy with other things, a page has twenty seconds', async () => {
  const window = new PulsedWindow().watch();
  window.isBusy = true;
  window.isWell = false;
  await window.clock.advance(20_500);
  expect(window.did).toEqual([]);
  await window.clock.advance(2_000);
  expect(window.did).toEqual(['silent', 'crash']);
});

test('… unless its process is stopped', async () => {
  const window = new PulsedWindow().watch();
  window.isBusy = true;
  window.isWell = false;
  window.pid = 4_000_000;
  window.stoppedPid = window.pid;
  await window.clock.advance(6_200);
  expect(window.did).toEqual(['silent', 'crash']);
  window.isCrashed = true;
  await window.clock.advance(1_000);
});

test('… or sleeps through the questions', async () => {
  const window = new PulsedWindow().watch();
  window.isBusy = true;
  window.isWell = false;
  window.pid = 4_000_000;
  window.sleepingPid = window.pid;
  await window.clock.advance(6_200);
  expect(window.did).toEqual(['silent', 'crash']);
  window.isCrashed = true;
  await window.clock.advance(1_000);
});

test('a process that stands still and cannot end itself is killed', async () => {
  const child = spawn('sleep', ['600']);
  const exited = once(child, 'exit');
  const window = new PulsedWindow().watch();
  window.pid = child.pid ?? 0;
  process.kill(window.pid, 'SIGSTOP');
  window.isWell = false;
  await window.clock.advance(6_500);
  expect(await exited).toEqual([null, 'SIGKILL']);
});

test('one that ended itself in time is not, whoever has its number now', async () => {
  const child = spawn('sleep', ['600']);
  const window = new PulsedWindow().watch();
  window.pid = child.pid ?? 0;
  window.isWell = false;
  await window.clock.advance(6_200);
  expect(window.did).toContain('crash');
  window.isCrashed = true;
  await window.clock.advance(60_000);
  expect(child.exitCode ?? child.signalCode).toBeNull();
  child.kill();
});

test('a window that is closed is asked no more', async () => {
  const window = new PulsedWindow().watch();
  await window.clock.advance(1_500);
  window.emit('closed');
  window.isWell = false;
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
  expect(window.clock.pending()).toBe(0);
});
