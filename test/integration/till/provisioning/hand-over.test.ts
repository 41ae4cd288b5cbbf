import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { failed } from '../../../../shared/failure.ts';
import { clearFaults, setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { ownKeyOf } from '../../../../src-main/boot/terminal/own-key-of.ts';
import { workedClock } from '../../../support/system/worked-clock.ts';
import { parseProfile } from '../../../../src-main/terminal/profile/profile.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';

let sandbox: Sandbox;
let folder: string;
let manager: TillWorld;
let till: TillWorld;
/** Of a terminal that no till works with yet. */
let id: string;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  manager = new TillWorld(folder);
  till = new TillWorld(temporaryFolder());
  await manager.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  await till.till.launch({ kind: 'first-start' }, {});
  const { location } = await valueOf(
    manager.commands['hierarchy.get']({ kind: 'terminal', id: sandbox.profile.terminalId }),
  );
  const made = await valueOf(
    manager.commands['terminals.create']({ locationId: location?.id ?? '', name: 'Side counter' }),
  );
  ({ id } = made);
});
afterEach(async () => {
  for (const world of [manager, till]) world.till.close();
  await sandbox.close();
});

const make = (more: Partial<CommandInput<'handOver.make'>> = {}) =>
  valueOf(manager.commands['handOver.make']({ id, storeName: 'Side counter', ...more }));
const take = (text: string, code: string) => till.commands['setup.takeHandOver']({ text, code });

/** Everything that a till has written, as one text. */
function allFiles(from: string): string {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((name) => join(from, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

test('a terminal that was handed over sells, and nobody has typed a secret', async () => {
  expect(await valueOf(manager.commands['handOver.get']({ id }))).toMatchObject({
    storeName: 'Training Store',
    signIns: ['apiKey', 'password'],
    merchant: { id: sandbox.profile.merchantId },
    terminalKind: 'physical',
  });
  const { qr = '', code, expiresAt } = await make();
  expect(await till.commands['setup.checkHandOver']({ text: qr })).toEqual({
    ok: true,
    value: { expiresAt },
  });
  expect(await take(qr, code)).toEqual({ ok: true, value: null });
  expect(till.till.view()).toMatchObject({
    phase: 'ready',
    terminal: { terminalId: id, storeName: 'Side counter', currency: 'USD' },
  });
  await till.charge(1001);
  await till.stageWhen('final');
  const [sale] = till.till.view().sales;
  expect(sale?.stage).toMatchObject({ name: 'final' });
});

test('with a password, the new till signs in with it, as this one does', async () => {
  // The sandbox has a password for its first terminal only: another one hands that over.
  const other = new TillWorld(temporaryFolder());
  onTestFinished(() => other.till.close());
  const text = JSON.stringify({ ...sandbox.profile, terminalId: id });
  const { terminalPassword, ...others } = sandbox.secrets;
  await other.till.launch(
    { kind: 'profile', text },
    { ...others, terminalPassword: 'of the other terminal' },
  );
  const own = sandbox.profile.terminalId;
  const wrong = await valueOf(
    other.commands['handOver.make']({ id: own, storeName: 'S', password: 'not the password' }),
  );
  expect(await take(wrong.qr ?? '', wrong.code)).toMatchObject({
    failure: { code: 'sign-in-refused', signInFault: 'login' },
  });
  const { qr = '', code } = await valueOf(
    other.commands['handOver.make']({ id: own, storeName: 'S', password: terminalPassword }),
  );
  expect(await take(qr, code)).toEqual({ ok: true, value: null });
  const [kept] = till.secrets.kept.values();
  expect(kept?.terminalPassword).toBe(terminalPassword);
  expect(kept?.apiKey).toBeDefined();
  expect(notices(till)).toEqual(['handed-password']);
});

test('it works once: not at the till that took it, nor where it was made', async () => {
  const { qr = '', code } = await make();
  await valueOf(take(qr, code));
  const used = { ok: false, failure: { code: 'hand-over-refused', handOverFault: 'used' } };
  expect(await take(qr, code)).toMatchObject(used);
  expect(await till.commands['setup.checkHandOver']({ text: qr })).toMatchObject(used);
  expect(await manager.commands['setup.takeHandOver']({ text: qr, code })).toMatchObject(used);
});

const keyOf = async () => (await valueOf(manager.commands['terminals.revealKey']({ id }))).secret ?? '-';
const notices = (world: TillWorld) => world.till.view().notices.map(({ code }) => code);
async function bareTill(): Promise<TillWorld> {
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  await world.till.launch({ kind: 'first-start' }, {});
  return world;
}

test('it works once at all: its key is dead when the till is set up, and opens no other computer', async () => {
  const packaged = await keyOf();
  const { qr = '', code } = await make();
  await valueOf(take(qr, code));
  const own = await keyOf();
  expect(own).not.toBe(packaged);
  expect([...till.secrets.kept.values()]).toEqual([{ apiKey: own }]);
  expect(notices(till)).toEqual([]);
  const other = await bareTill();
  expect(await other.commands['setup.takeHandOver']({ text: qr, code })).toMatchObject({
    failure: { code: 'sign-in-refused', signInFault: 'api-key' },
  });
  await till.charge(1001);
  expect(await till.stageWhen('final')).toMatchObject({ outcome: 'completed' });
  expect(allFiles(folder)).not.toContain(own);
});

test('the key of a terminal that sells stays, and the new till says so', async () => {
  const first = await make();
  await valueOf(take(first.qr ?? '', first.code));
  await till.charge(1001);
  await till.stageWhen('final');
  const before = await keyOf();
  const { qr = '', code } = await make();
  const other = await bareTill();
  await valueOf(other.commands['setup.takeHandOver']({ text: qr, code }));
  expect(notices(other)).toEqual(['handed-key-in-use']);
  expect(await keyOf()).toBe(before);
  expect(till.till.view().session.state).toBe('signed-in');
});

test.each([-365, 365])('so it does where the new till’s clock is wrong by %i days', async (days) => {
  const { qr = '', code } = await make();
  await valueOf(take(qr, code));
  await till.charge(1001);
  await till.stageWhen('final');
  const apiKey = await keyOf();
  const parsed = parseProfile(
    JSON.stringify({ ...sandbox.profile, terminalId: id, auth: { scheme: 'apiKey' } }),
  );
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  const clock = { ...workedClock(), wall: () => Date.now() + days * 86_400_000 };
  const random = { next: () => 0.5 };
  expect(await ownKeyOf(parsed.profile, { apiKey }, { clock, random })).toEqual({ result: 'in-use' });
  expect(await keyOf()).toBe(apiKey);
});

test.each([
  ['does not allow it', { kind: 'status', status: 403 }],
  ['is not there', { kind: 'drop-before-work' }],
])('where the service %s, the package’s key stays in use, and the new till says so', async (_, effect) => {
  const packaged = await keyOf();
  const { qr = '', code } = await make();
  await setFault(sandbox, { ...effect, times: 20, match: { method: 'POST', path: '/api-keys' } });
  await valueOf(take(qr, code));
  expect(await keyOf()).toBe(packaged);
  expect(notices(till)).toEqual(['handed-key-kept']);
  await till.charge(1001);
  expect(await till.stageWhen('final')).toMatchObject({ outcome: 'completed' });
});

test('a key whose answer was lost is said, and another package brings it', async () => {
  const { qr = '', code } = await make();
  await setFault(sandbox, {
    kind: 'drop-after-work',
    times: 20,
    match: { method: 'POST', path: '/api-keys' },
  });
  expect(await take(qr, code)).toMatchObject({
    failure: { action: 'ask-manager', code: 'hand-over-refused', handOverFault: 'key-lost' },
  });
  expect(till.till.view().phase).not.toBe('ready');
  await clearFaults(sandbox);
  const next = await make();
  await valueOf(take(next.qr ?? '', next.code));
  expect(till.till.view().phase).toBe('ready');
});

test('where the answer comes so late that the time is over, a key that the service has ended is not taken for the till’s', async () => {
  const apiKey = await keyOf();
  const parsed = parseProfile(
    JSON.stringify({ ...sandbox.profile, terminalId: id, auth: { scheme: 'apiKey' } }),
  );
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  await setFault(sandbox, { kind: 'stall-body', times: 1, match: { method: 'POST', path: '/api-keys' } });
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const own = ownKeyOf(parsed.profile, { apiKey }, { clock: workedClock(), random: { next: () => 0.5 } });
  await expect.poll(keyOf).not.toBe(apiKey);
  time.abort();
  expect(await own).toEqual({ result: 'lost' });
});

test('a keyring that does not take secrets leaves the package’s key as it is', async () => {
  const packaged = await keyOf();
  const { qr = '', code } = await make();
  const save = till.secrets.save.bind(till.secrets);
  till.secrets.save = () => Promise.resolve(failed({ action: 'ask-manager', code: 'keyring-missing' }));
  expect(await take(qr, code)).toMatchObject({ failure: { code: 'keyring-missing' } });
  expect(await keyOf()).toBe(packaged);
  till.secrets.save = save;
  await valueOf(take(qr, code));
  expect(await keyOf()).not.toBe(packaged);
});

test('a sign-in that is refused leaves it to be taken once the cause is gone', async () => {
  const { qr = '', code } = await make();
  await setFault(sandbox, { kind: 'status', status: 401, times: 20, match: { method: 'GET' } });
  const refused = await take(qr, code);
  expect(refused.ok).toBe(false);
  expect(till.till.view().phase).not.toBe('ready');
  await clearFaults(sandbox);
  await valueOf(take(qr, code));
});

test('a sale that is begun after its key was replaced is held by its own terminal, and the package is taken afterwards', async () => {
  await till.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  const { qr: text = '', code } = await make();
  const save = till.secrets.save.bind(till.secrets);
  const saved: (string | undefined)[] = [];
  till.secrets.save = async (binding, secrets) => {
    // The first is the package's own, which is kept before its key is replaced.
    if (saved.push(secrets.apiKey) === 2) await till.charge(1_234, 'HELD-1');
    return save(binding, secrets);
  };
  expect(await take(text, code)).toMatchObject({
    ok: false,
    failure: { code: 'payments-open', openPayments: 1 },
  });
  expect(saved[1]).not.toBe(saved[0]);
  expect(till.till.view().terminal?.terminalId).toBe(sandbox.profile.terminalId);
  await till.stageWhen('waiting');

  const [payment] = (await controlOf(sandbox)('GET', '/payments')) as readonly {
    readonly trackingId: string;
  }[];
  await movePayment(sandbox.controlUrl, payment?.trackingId ?? '', 'completed');
  expect(await till.stageWhen('final')).toMatchObject({ outcome: 'completed' });
  expect(await take(text, code)).toMatchObject({ ok: true });
  expect(till.till.view()).toMatchObject({ phase: 'ready', terminal: { terminalId: id }, notices: [] });
  expect((await till.viewWhen(({ session }) => session.state !== 'signing-in')).session.state).toBe(
    'signed-in',
  );
  expect(await controlOf(sandbox)('GET', '/payments')).toHaveLength(1);
});

test('a second package is signed by the same key, also after a restart', async () => {
  const first = await make();
  await valueOf(take(first.qr ?? '', first.code));
  manager.till.close();
  manager = new TillWorld(folder, { signingKeys: manager.secrets.signingKeys });
  await manager.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  const second = await make();
  await valueOf(take(second.qr ?? '', second.code));
  // Another computer that hands over for the same merchant is not taken for this one.
  manager.till.close();
  manager = new TillWorld(temporaryFolder());
  await manager.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  const { qr = '', code } = await make();
  expect(await take(qr, code)).toMatchObject({ failure: { handOverFault: 'unknown-signer' } });
  await valueOf(till.commands['setup.takeHandOver']({ text: qr, code, trustSigner: true }));
});

test('it is saved as a file, which the till takes; another one of the same name is not asked for', async () => {
  const { handOverId, code } = await make();
  expect(await manager.commands['handOver.save']({ handOverId })).toEqual({ ok: true, value: {} });
  manager.handOverTarget = join(folder, 'side.countertop');
  expect(await manager.commands['handOver.save']({ handOverId })).toEqual({
    ok: true,
    value: { fileName: 'side.countertop' },
  });
  expect(await manager.commands['handOver.save']({ handOverId: 'another' })).toMatchObject({
    failure: { handOverFault: 'expired' },
  });
  const text = readFileSync(manager.handOverTarget, 'utf8');
  expect(text).toMatch(/^countertop-hand-over:/);
  expect(await take(text, code)).toEqual({ ok: true, value: null });
});

test('a key that the service withholds, or shows masked, is said by its field', async () => {
  const answer = (body: object) =>
    setFault(sandbox, { kind: 'answer', status: 200, body, times: 1, match: { path: '/api-keys' } });
  await answer({});
  expect(await manager.commands['handOver.make']({ id, storeName: 'S' })).toMatchObject({
    failure: { code: 'secret-missing', fields: [{ field: 'apiKey', fault: 'missing' }] },
  });
  await answer({ apiKey: 'api_••••1234' });
  expect(await manager.commands['handOver.make']({ id, storeName: 'S' })).toMatchObject({
    failure: { code: 'secret-missing', fields: [{ field: 'apiKey', expected: 'unmasked-key' }] },
  });
});

test('this till’s own terminal is not handed over', async () => {
  const own = sandbox.profile.terminalId;
  expect(await valueOf(manager.commands['handOver.get']({ id: own }))).toMatchObject({
    refused: 'own-terminal',
  });
  expect(await manager.commands['handOver.make']({ id: own, storeName: 'S' })).toMatchObject({
    failure: { code: 'command-refused' },
  });
});

test('what is handed over is in the journal; key and code are in no file and no view', async () => {
  const { secret: key = '-' } = await valueOf(manager.commands['terminals.revealKey']({ id }));
  const { qr = '', code } = await make();
  await valueOf(take(qr, code));
  const views = JSON.stringify([manager.till.view(), till.till.view()]);
  manager.till.close();
  const written = allFiles(folder);
  expect(written).toContain('terminal-handed-over');
  expect(written).toContain(id);
  for (const secret of [key, code, code.replaceAll('-', '')]) {
    expect(written).not.toContain(secret);
    expect(views).not.toContain(secret);
  }
});
