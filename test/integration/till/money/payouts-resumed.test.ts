import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { dayAt, daysAfter } from '../../../../shared/time/store-day.ts';
import { workedClock } from '../../../support/system/worked-clock.ts';
import { tillThatMadeAll } from '../../../support/back-office/till-that-made.ts';
import { memoryIn } from '../../../support/reports/export-memory.ts';
import { MemorySettings } from '../../../support/memory/memory-settings.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { bundleForNode } from '../../../support/system/bundle-for-node.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The head of the table, and of the days those that are kept. */
const KEPT = 8;
const PIECES = 1 + KEPT;

const days: DayRange = { from: dayAt(Date.now() - 18 * DAY), to: dayAt(Date.now()) };
const asked = { days };
const goOn = { days, goOn: true } as const;
const goesOn = { days, from: daysAfter(days.from, KEPT) };

let program: string;
beforeAll(async () => {
  program = await bundleForNode(
    'test/support/back-office/save-payouts-until-killed.ts',
    'save-payouts-until-killed',
  );
});

/** In front of the service: counts each question for a list, and refuses it while the service is out. */
class CountedService {
  asked = 0;
  /** Those that were not refused. */
  answered = 0;
  isOut = false;
  readonly address: Promise<string>;

  constructor(behind: string) {
    const server = createServer((incoming, answer) => {
      const { url = '', method, headers } = incoming;
      const isList = /^\/(?:[^/]+\/)*(?:payments|payment-settlements|Deposits)\?/.test(url);
      if (isList) this.asked += 1;
      if (isList && !this.isOut) this.answered += 1;
      if (this.isOut && isList) {
        answer.writeHead(503, { 'content-type': 'application/json' }).end('{}');
        return;
      }
      const on = request(new URL(url, behind), { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 500, from.headers);
        from.pipe(answer);
      });
      on.on('error', () => answer.destroy());
      incoming.pipe(on);
    });
    this.address = new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      );
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
  }

  /** How many were asked during this. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.asked;
    await work();
    return this.asked - before;
  }
}

interface Store {
  readonly sandbox: Sandbox;
  readonly service: CountedService;
  readonly folder: string;
  readonly profile: string;
  readonly world: TillWorld;
}

async function store(): Promise<Store> {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  await controlOf(sandbox)('POST', '/past', { payments: 240, days: 18, seed: 5 });
  const folder = temporaryFolder();
  const service = new CountedService(sandbox.profile.baseUrl);
  const profile = { ...sandbox.profile, baseUrl: await service.address };
  const world = await tillThatMadeAll(
    { ...sandbox, profile, baseUrl: sandbox.profile.baseUrl },
    Date.now() - 60 * DAY,
    folder,
  );
  onTestFinished(() => world.till.close());
  return { sandbox, service, folder, profile: JSON.stringify(profile), world };
}

/** The same table without a disturbance, and how many questions it took. */
async function undisturbed({ world, service }: Store): Promise<{ text: string; questions: number }> {
  const questions = await service.during(() => world.commands['exports.savePayouts'](asked));
  return { text: world.tables.texts.at(-1) ?? '', questions };
}

/** Does this once so many pieces of the next table are written. */
function afterPieces(world: TillWorld, act: () => unknown): void {
  let written = 0;
  world.tables.beforePiece = async () => {
    written += 1;
    if (written === PIECES) await act();
  };
}

const keptFile = ({ folder }: Store) => {
  const kept = join(folder, 'unfinished-exports');
  return existsSync(kept) ? readdirSync(kept).map((name) => join(kept, name)) : [];
};

/** The next start of this till. */
async function startedAgain({ folder, profile, sandbox }: Store, clock = workedClock()): Promise<TillWorld> {
  const settings = new MemorySettings();
  const world = new TillWorld(folder, {
    clock,
    settings: Object.assign(settings, { exportOf: () => memoryIn(folder) }),
  });
  onTestFinished(() => world.till.close());
  await world.till.launch({ kind: 'profile', text: profile }, sandbox.secrets);
  await world.viewWhen(
    ({ exportTask }) => exportTask !== undefined || !existsSync(join(folder, 'under-way.json')),
  );
  return world;
}

async function cancelled(at: Store): Promise<void> {
  afterPieces(at.world, () => at.world.commands['exports.stop'](undefined));
  expect(await at.world.commands['exports.savePayouts'](asked)).toEqual(succeeded({}));
  at.world.tables.beforePiece = () => Promise.resolve();
}

describe('fees and deposits go on where they were cut short, and are the same byte for byte', () => {
  test('after a cancel, with no day asked for twice', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    const before = await at.service.during(() => cancelled(at));
    expect(at.world.tables.files).toHaveLength(1);
    expect(at.world.till.view().exportTask).toEqual({ kind: 'payouts', end: { result: 'stopped', goesOn } });
    expect(await at.service.during(() => at.world.commands['exports.savePayouts'](goOn))).toBe(
      whole.questions + 1 - before,
    );
    expect(at.world.tables.texts.at(-1)).toBe(whole.text);
    expect(keptFile(at)).toEqual([]);
  });

  test('after a cancel, and the till was ended and started since', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    const before = await at.service.during(() => cancelled(at));
    at.world.till.close();
    const world = await startedAgain(at);
    expect((await world.viewWhen(({ exportTask }) => exportTask !== undefined)).exportTask).toEqual({
      kind: 'payouts',
      end: { result: 'unfinished', goesOn },
    });
    expect(await at.service.during(() => world.commands['exports.savePayouts'](goOn))).toBe(
      whole.questions + 1 - before,
    );
    expect(world.tables.texts.at(-1)).toBe(whole.text);
    expect(keptFile(at)).toEqual([]);
  });

  test('after an outage of the service', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    afterPieces(at.world, () => (at.service.isOut = true));
    let before = 0;
    expect(
      await at.world.commands['exports.savePayouts'](asked).finally(() => (before = at.service.answered)),
    ).toMatchObject({ ok: false });
    expect(at.world.till.view().exportTask).toMatchObject({ end: { result: 'failed', goesOn } });
    at.service.isOut = false;
    at.world.tables.beforePiece = () => Promise.resolve();
    await at.world.commands['exports.savePayouts'](goOn);
    expect(at.world.tables.texts.at(-1)).toBe(whole.text);
    expect(at.service.answered - before).toBeLessThan(whole.questions / 2 + 5);
    expect(before).toBeGreaterThan(0);
  });

  test('after a kill in the middle', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    at.world.till.close();
    const args = [
      at.folder,
      at.profile,
      JSON.stringify(at.sandbox.secrets),
      JSON.stringify(days),
      `${PIECES}`,
    ];
    const before = await at.service.during(async () => {
      const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    const world = await startedAgain(at);
    expect(world.till.view().exportTask).toMatchObject({ end: { result: 'interrupted', goesOn } });
    expect(world.tables.files.filter((name) => name.endsWith('.new'))).toEqual([]);
    const after = await at.service.during(() => world.commands['exports.savePayouts'](goOn));
    expect(world.tables.texts.at(-1)).toBe(whole.text);
    expect(before + after).toBe(whole.questions + 1);
  });
});

describe('what was read is not gone on with', () => {
  const questionsOf = (at: Store, input: typeof goOn | typeof asked) =>
    at.service.during(() => at.world.commands['exports.savePayouts'](input));

  test('where somebody chooses to start over, or days that are others', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    await cancelled(at);
    expect(await questionsOf(at, asked)).toBe(whole.questions);
    await cancelled(at);
    const others = { days: { ...days, from: daysAfter(days.from, -1) }, goOn: true } as const;
    await at.world.commands['exports.savePayouts'](others);
    expect(at.world.tables.texts.at(-1)).toBe(whole.text);
  });

  test('from a day on that is not as it was written', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    await cancelled(at);
    const [file = ''] = keptFile(at);
    const kept = readFileSync(file, 'latin1');
    const rest = await questionsOf(at, goOn);
    await cancelled(at);
    const place = kept.indexOf('completed', kept.length / 2);
    expect(place).toBeGreaterThan(0);
    const edited = `${kept.slice(0, place)}COMPLETED${kept.slice(place + 'completed'.length)}`;
    writeFileSync(file, edited, 'latin1');
    expect(await questionsOf(at, goOn)).toBeGreaterThan(rest);
    expect(at.world.tables.texts.at(-1)).toBe(whole.text);
  });

  test('of a day of which a kill or an end of the power left a part', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    await cancelled(at);
    const [file = ''] = keptFile(at);
    writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size - 7));
    await at.world.commands['exports.savePayouts'](goOn);
    expect(at.world.tables.texts.at(-1)).toBe(whole.text);
  });

  test('after six hours, nor with other credentials, and nothing of it stays', async () => {
    const at = await store();
    const whole = await undisturbed(at);
    at.world.till.close();
    let later = 0;
    const clock = { ...workedClock(), wall: () => Date.now() + later };
    const world = await startedAgain(at, clock);
    const aged = { ...at, world };
    await cancelled(aged);
    later = 6 * HOUR + 60_000;
    expect(await questionsOf(aged, goOn)).toBe(whole.questions);
    await cancelled(aged);
    const { backOfficeKey = '' } = at.sandbox.secrets;
    expect(await world.commands['backOffice.enterSecrets']({ secrets: { backOfficeKey } })).toMatchObject({
      ok: true,
    });
    expect(keptFile(at)).toEqual([]);
  });

  test('once another file is saved, and what was read is removed', async () => {
    const at = await store();
    await cancelled(at);
    expect(keptFile(at)).toHaveLength(1);
    await at.world.commands['exports.save']({ days, form: 'sales' });
    expect(keptFile(at)).toEqual([]);
  });
});

/** Payments may still be made on it. */
test('a day that is not over is read again', async () => {
  const at = await store();
  const range: DayRange = { from: daysAfter(days.to, -2), to: daysAfter(days.to, 3) };
  let written = 0;
  at.world.tables.beforePiece = async () => {
    written += 1;
    if (written === 6) await at.world.commands['exports.stop'](undefined);
  };
  await at.world.commands['exports.savePayouts']({ days: range });
  expect(at.world.till.view().exportTask?.end).toMatchObject({ goesOn: { days: range, from: days.to } });
});
