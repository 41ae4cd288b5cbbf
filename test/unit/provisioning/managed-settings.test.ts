import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { MANAGED_FAULTS } from '../../../shared/contract/back-office/managed-settings.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../shared/preferences.ts';
import { managedFileText, readManagedFile } from '../../../src-main/provisioning/managed/managed-file.ts';
import { merchantOf } from '../../../src-main/provisioning/hand-over-record.ts';
import { ManagedSettings } from '../../../src-main/provisioning/managed/managed-settings.ts';
import { isWritableBy, readSystemFile } from '../../../src-main/provisioning/managed/system-file.ts';
import { publicKeyOf } from '../../../src-main/provisioning/merchant-key.ts';
import { PreferenceStore } from '../../../src-main/terminal/preferences/preference-store.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { ManagedContent } from '../../../src-main/provisioning/managed/managed-file.ts';

const NOW = 1_800_000_000_000;
const { privateKey } = generateKeyPairSync('ed25519');
const { privateKey: anothers } = generateKeyPairSync('ed25519');
/** Of a second merchant, whose hand-overs this till has seen as well. */
const { privateKey: neighbours } = generateKeyPairSync('ed25519');
const service = { environment: 'sandbox', baseUrl: 'https://api.example.test/v1' } as const;
const own = merchantOf({ ...service, merchantId: 'mer_1' });
const neighbour = merchantOf({ ...service, merchantId: 'mer_2' });
const base64Of = (key: KeyObject): string => publicKeyOf(key).toString('base64');
const KNOWN: readonly (readonly [string, string])[] = [
  [base64Of(privateKey), own],
  [base64Of(neighbours), neighbour],
];
const content: ManagedContent = {
  by: 'Head office',
  issuedAt: NOW - 1_000,
  settings: { theme: 'dark', volume: 30 },
};
const signedBy = (key: KeyObject, changes: object = {}): string =>
  managedFileText({ ...content, ...changes }, key);

let folder: string;
let path: string;
let kept: Preferences;
let preferences: PreferenceStore;
let now: number;
let user: number | undefined;
/** Of the profile in use. */
let merchant: string | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'system'), { mode: 0o755 });
  path = join(folder, 'system', 'managed-settings.json');
  kept = DEFAULT_PREFERENCES;
  now = NOW;
  user = 0;
  merchant = own;
  preferences = new PreferenceStore(
    { load: () => kept, save: (next) => void (kept = next) },
    () => undefined,
  );
});

const till = () =>
  new ManagedSettings({
    read: () => readSystemFile(path, user),
    keptFile: join(folder, 'kept.json'),
    merchant: () => merchant,
    signsFor: (key) => Promise.resolve(KNOWN.filter(([of]) => of === key).map(([, signsFor]) => signsFor)),
    now: () => now,
    use: (used) => preferences.manage(used),
  });
const put = (text: string): void => writeFileSync(path, text, { mode: 0o644 });

describe('settings of an administrator', () => {
  test('hold, say by whom, and are changed nowhere at the till', async () => {
    put(signedBy(privateKey));
    expect(await till().readAgain()).toEqual({ result: 'used', by: 'Head office' });
    expect(preferences.view()).toMatchObject({ theme: 'dark', volume: 30, textSize: 100 });
    expect(preferences.managed()).toEqual({ by: 'Head office', names: ['theme', 'volume'] });
    expect(preferences.change({ ...preferences.view(), theme: 'light' })).toMatchObject({
      ok: false,
      failure: { code: 'command-refused' },
    });
    expect(preferences.change({ ...preferences.view(), textSize: 150 }).ok).toBe(true);
    expect(preferences.view()).toMatchObject({ theme: 'dark', textSize: 150 });
  });

  test('leave the till’s own as they were once the file is gone', async () => {
    preferences.change({ ...DEFAULT_PREFERENCES, theme: 'contrast', volume: 90 });
    put(signedBy(privateKey));
    const managed = till();
    await managed.readAgain();
    preferences.change({ ...preferences.view(), textSize: 125 });
    rmSync(path);
    expect(await managed.readAgain()).toEqual({ result: 'none' });
    expect(preferences.view()).toMatchObject({ theme: 'contrast', volume: 90, textSize: 125 });
    expect(preferences.managed()).toBeUndefined();
    // Nor do they come back with a file that is refused.
    put(signedBy(anothers));
    expect(await managed.readAgain()).toEqual({ result: 'unknown-signer' });
    expect(preferences.view()).toMatchObject({ theme: 'contrast', volume: 90 });
  });

  test.each<[string, string, string]>([
    ['another key', signedBy(anothers), 'unknown-signer'],
    ['an end that is over', signedBy(privateKey, { expiresAt: NOW }), 'expired'],
    ['an unknown setting', signedBy(privateKey, { settings: { fontSize: 3 } }), 'unknown-setting'],
    ['an unknown value', signedBy(privateKey, { settings: { theme: 'pink' } }), 'unknown-setting'],
    ['an unknown field', signedBy(privateKey, { admin: true }), 'unknown-setting'],
    ['a changed character', signedBy(privateKey).replace('dark', 'lite'), 'damaged'],
    ['half of it missing', signedBy(privateKey).slice(0, 200), 'damaged'],
    ['far too much in it', ' '.repeat(70_000), 'too-large'],
  ])('with %s are refused, and the ones before go on', async (_what, text, result) => {
    put(text);
    expect(await till().readAgain()).toEqual({ result });
    expect(preferences.view()).toEqual(DEFAULT_PREFERENCES);
    put(signedBy(privateKey));
    await till().readAgain();
    put(text);
    expect(await till().readAgain()).toEqual({ result, by: 'Head office' });
    expect(preferences.view()).toMatchObject({ theme: 'dark' });
  });

  test('that were accepted end when their time is over', async () => {
    put(signedBy(privateKey, { expiresAt: NOW + 1_000 }));
    await till().readAgain();
    now = NOW + 1_000;
    expect(await till().readAgain()).toEqual({ result: 'expired' });
    expect(preferences.view()).toEqual(DEFAULT_PREFERENCES);
  });

  const ofNeighbour = { result: 'other-merchant', merchantId: 'mer_2', service: 'api.example.test' };

  test('of another merchant are refused, though the till knows its key, and say whose they are', async () => {
    put(signedBy(neighbours));
    expect(await till().readAgain()).toEqual(ofNeighbour);
    expect(preferences.view()).toEqual(DEFAULT_PREFERENCES);
    put(signedBy(privateKey));
    await till().readAgain();
    put(signedBy(neighbours, { settings: { theme: 'contrast' } }));
    expect(await till().readAgain()).toEqual({ ...ofNeighbour, by: 'Head office' });
    expect(preferences.view()).toMatchObject({ theme: 'dark', volume: 30 });
  });

  test('follow the profile in use: those of the merchant before are let go', async () => {
    put(signedBy(privateKey));
    const managed = till();
    await managed.readAgain();
    merchant = neighbour;
    expect(await managed.readAgain()).toMatchObject({ result: 'other-merchant', merchantId: 'mer_1' });
    expect(preferences.view()).toEqual(DEFAULT_PREFERENCES);
    put(signedBy(neighbours));
    expect(await managed.readAgain()).toEqual({ result: 'used', by: 'Head office' });
    merchant = undefined;
    expect(await managed.readAgain()).toEqual(ofNeighbour);
    expect(preferences.managed()).toBeUndefined();
  });

  test('are believed only from a file that nobody but an administrator can change', () => {
    put(signedBy(privateKey));
    expect(isWritableBy(1000, { uid: 0, mode: 0o100644 })).toBe(false);
    expect(isWritableBy(1000, { uid: 1000, mode: 0o100444 })).toBe(true);
    expect(isWritableBy(1000, { uid: 0, mode: 0o100664 })).toBe(true);
    expect(isWritableBy(1000, { uid: 0, mode: 0o100646 })).toBe(true);
    chmodSync(path, 0o646);
    expect(readSystemFile(path, 0)).toEqual({ fault: 'writable' });
    chmodSync(path, 0o644);
    chmodSync(join(folder, 'system'), 0o777);
    expect(readSystemFile(path, 0)).toEqual({ fault: 'writable' });
    const link = join(folder, 'link.json');
    symlinkSync(path, link);
    expect(readSystemFile(link, 0)).toEqual({ fault: 'not-a-file' });
    expect(readSystemFile(join(folder, 'system'), 0)).toEqual({ fault: 'not-a-file' });
  });
});

const good = signedBy(privateKey);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.json(),
  fc
    .tuple(fc.nat(good.length - 1), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }))
    .map(([at, text]) => good.slice(0, at) + text + good.slice(at + 1)),
  fc.nat(good.length - 1).map((end) => good.slice(0, end)),
  // Signed by the right key, with content of any kind.
  fc
    .dictionary(fc.constantFrom('by', 'issuedAt', 'expiresAt', 'settings', 'more'), fc.jsonValue())
    .map((changes) => managedFileText(changes as never, privateKey)),
);

test('1,000 hostile files: none counts but what the schema takes, none ends the till, each is refused in words', () => {
  const words = new Set<string>(MANAGED_FAULTS);
  fc.assert(
    fc.property(hostile, (text) => {
      const read = readManagedFile(text, NOW);
      if ('fault' in read) {
        expect(words.has(read.fault)).toBe(true);
        return;
      }
      // JSON takes spaces elsewhere: what was signed is the same.
      const { settings, by } = read.content;
      expect(by.length).toBeGreaterThan(0);
      const names = ['language', 'customerLanguage', 'theme', 'textSize', 'volume'];
      expect(Object.keys(settings).filter((name) => !names.includes(name))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
