import {
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  scryptSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { HAND_OVER_FAULTS } from '../../../shared/contract/back-office/hand-over.ts';
import { readCode } from '../../../src-main/provisioning/hand-over-code.ts';
import { readPackage, sealHandOver } from '../../../src-main/provisioning/hand-over-package.ts';
import { HandOverReceiver } from '../../../src-main/provisioning/hand-over-receiver.ts';
import { HandOverRecord } from '../../../src-main/provisioning/hand-over-record.ts';
import { bytesIn, fileText, qrText } from '../../../src-main/provisioning/hand-over-text.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { HandOverContent, SealedHandOver } from '../../../src-main/provisioning/hand-over-package.ts';

/** Cheap: what is tried a thousand times here costs a thief half a second each. */
const cost = { N: 2, r: 1, p: 1 };
const newKey = () => generateKeyPairSync('ed25519').privateKey;
const privateKey = newKey();
const content: HandOverContent = {
  profile: {
    version: 1,
    environment: 'sandbox',
    baseUrl: 'https://api.example.test',
    auth: { scheme: 'apiKey' },
    merchantId: 'mer_123',
    terminalId: 'term_456',
    terminalKind: 'physical',
    store: { name: 'Corner Shop', currency: 'USD', locale: 'en-US' },
  },
  secrets: { apiKey: 'api_not-a-real-key-0123456789abcdef' },
};
const NOW = 1_790_000_000_000;
const expiresAt = NOW + 3_600_000;

let now = NOW;
let receiver: HandOverReceiver;
let good: SealedHandOver;

const seal = (changed: Partial<HandOverContent> = {}, key: KeyObject = privateKey) =>
  sealHandOver({ ...content, ...changed }, { privateKey: key, expiresAt, cost });
const till = () => {
  const record = new HandOverRecord(join(temporaryFolder(), 'hand-overs.json'));
  return new HandOverReceiver({ record, parseProfile, now: () => now, cost });
};
const faultOf = async (text: string, code: string, trustSigner = false) => {
  const opened = await receiver.open({ text, code, trustSigner });
  return opened.ok ? undefined : opened.failure.handOverFault;
};
async function take(text: string, code: string, trustSigner = false): Promise<void> {
  const opened = await receiver.open({ text, code, trustSigner });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  await opened.value.taken();
}

beforeEach(async () => {
  now = NOW;
  receiver = till();
  good = await seal();
});

describe('a good package', () => {
  test('gives what was handed over, from a file and from a scan', async () => {
    const scanned = qrText(good.bytes) ?? '';
    for (const text of [fileText(good.bytes), scanned, `]Q1${scanned}`, ` ${scanned}\r\n`]) {
      expect(await receiver.check(text)).toEqual({ ok: true, value: { expiresAt } });
      const opened = await receiver.open({ text, code: good.code.toLowerCase() });
      expect(opened).toMatchObject({ ok: true, value: { secrets: content.secrets } });
      expect(opened.ok && JSON.parse(opened.value.profileText)).toEqual(content.profile);
    }
  });

  test('shows nothing of what is in it', () => {
    const shown = good.bytes.toString('latin1');
    for (const part of ['api_', 'term_456', 'Corner Shop', 'example']) expect(shown).not.toContain(part);
  });

  test('that is too large for a QR code is a file only', async () => {
    const logo = randomBytes(1_000).toString('base64');
    const large = await seal({ profile: { ...content.profile, logo } });
    expect(qrText(large.bytes)).toBeUndefined();
    expect(bytesIn(fileText(large.bytes))).toEqual(large.bytes);
  });
});

describe('is refused in words', () => {
  test('a package that was used, also once the clock was set back', async () => {
    const text = fileText(good.bytes);
    await take(text, good.code);
    expect(await faultOf(text, good.code)).toBe('used');
    expect(await receiver.check(text)).toMatchObject({ failure: { handOverFault: 'used' } });
    now -= 86_400_000;
    expect(await faultOf(qrText(good.bytes) ?? '', good.code)).toBe('used');
  });

  test('a package whose sign-in was refused is not used up', async () => {
    const text = fileText(good.bytes);
    expect(await receiver.open({ text, code: good.code })).toMatchObject({ ok: true });
    await take(text, good.code);
  });

  test('a package after its hour, to the second', async () => {
    const text = fileText(good.bytes);
    now = expiresAt - 1;
    expect(await faultOf(text, good.code)).toBeUndefined();
    now = expiresAt;
    expect(await faultOf(text, good.code)).toBe('expired');
  });

  test('a code with a slip, and that of another package', async () => {
    const other = await seal();
    const text = fileText(good.bytes);
    expect(
      await faultOf(
        text,
        good.code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    ).toBe('mistyped');
    expect(await faultOf(text, other.code)).toBe('wrong-code');
  });

  test('a package of a newer version, and one with a profile that this version does not know', async () => {
    const newer = Buffer.from(good.bytes);
    newer[2] = 2;
    expect(await faultOf(fileText(newer), good.code)).toBe('newer-version');
    const unknown = await seal({ profile: { ...content.profile, laterField: true } });
    expect(await receiver.open({ text: fileText(unknown.bytes), code: unknown.code })).toMatchObject({
      failure: { handOverFault: 'newer-version', fields: [{ field: 'laterField' }] },
    });
    const endless = await seal({ profile: { ...content.profile, logo: 'x'.repeat(128 * 1024) } });
    expect(endless.bytes.length).toBeLessThan(2_000);
    const unpacked = await receiver.open({ text: fileText(endless.bytes), code: endless.code });
    expect(unpacked).toMatchObject({ failure: { handOverFault: 'newer-version' } });
    expect(unpacked.ok || unpacked.failure).not.toHaveProperty('fields');
    const more = await seal({ laterPart: 1 } as Partial<HandOverContent>);
    expect(await faultOf(fileText(more.bytes), more.code)).toBe('newer-version');
  });

  test('a package that somebody who saw the code made with a key of their own', async () => {
    const { code } = good;
    const forged = forgedFor(code, newKey());
    expect(await faultOf(fileText(forged), code)).toBe('other-signer');
    expect(await faultOf(fileText(forged), code, true)).toBe('other-signer');
  });

  test('another key for a merchant that this till knows, until a manager trusts it', async () => {
    await take(fileText(good.bytes), good.code);
    const moved = await seal({}, newKey());
    const text = fileText(moved.bytes);
    expect(await faultOf(text, moved.code)).toBe('unknown-signer');
    await take(text, moved.code, true);
    const before = await seal();
    expect(await faultOf(fileText(before.bytes), before.code)).toBe('unknown-signer');
    // Another merchant's key is a matter of its own.
    const other = await seal({ profile: { ...content.profile, merchantId: 'mer_other' } });
    await take(fileText(other.bytes), other.code);
  });
});

/** As whoever knows the code can: the same secret, another key, another head. */
function forgedFor(code: string, key: KeyObject): Buffer {
  const { secret = '' } = readCode(code) ?? {};
  const head = Buffer.concat([good.bytes.subarray(0, 7), randomBytes(16), rawKey(key)]);
  const derived = scryptSync(secret, head, 48, cost);
  const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), derived.subarray(32, 44));
  cipher.setAAD(head);
  const packed = deflateRawSync(JSON.stringify(content));
  const body = Buffer.concat([head, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([body, sign(null, body, key)]);
}

const rawKey = (key: KeyObject) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');

describe('of what is hostile or damaged', () => {
  const words = new Set<string>(HAND_OVER_FAULTS);

  test(
    '1,000 packages: none is taken, none crashes, each is refused in words',
    { timeout: 60_000 },
    async () => {
      const hostile = fc.oneof(
        // Bytes of the package that changed, are missing, were added or came twice.
        fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
          const bytes = Buffer.from(good.bytes);
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ by;
          return bytes;
        }),
        fc.nat().map((at) => good.bytes.subarray(0, at % good.bytes.length)),
        fc.nat().map((at) => good.bytes.subarray(1 + (at % (good.bytes.length - 1)))),
        fc.uint8Array({ minLength: 1 }).map((more) => Buffer.concat([good.bytes, more])),
        fc.uint8Array({ minLength: 1 }).map((more) => Buffer.concat([more, good.bytes])),
        fc.uint8Array().map((bytes) => Buffer.from(bytes)),
        // Signed anew, by somebody else or by the merchant's own key: only the code tells.
        fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean()).map(([at, by, own]) => {
          const body = Buffer.from(good.bytes.subarray(0, -64));
          const place = 3 + (at % (body.length - 3));
          body[place] = (body[place] ?? 0) ^ by;
          const key = own ? privateKey : newKey();
          if (!own) rawKey(key).copy(body, 23);
          return Buffer.concat([body, sign(null, body, key)]);
        }),
      );
      const seen = new Set<string | undefined>();
      await fc.assert(
        fc.asyncProperty(hostile, fc.boolean(), async (bytes, asFile) => {
          const text = asFile || bytes.length === 0 ? fileText(bytes) : (qrText(bytes) ?? fileText(bytes));
          // A number has no zeros before it: with more of them it is the good package all the same.
          if (bytesIn(text)?.equals(good.bytes) === true) return;
          const fault = await faultOf(text, good.code, true);
          seen.add(fault);
          expect(words.has(fault ?? '')).toBe(true);
          const checked = await receiver.check(text);
          expect(checked.ok || words.has(checked.failure.handOverFault ?? '')).toBe(true);
        }),
        { numRuns: 1_000 },
      );
      expect(seen).toContain('damaged');
      expect(seen).toContain('wrong-code');
    },
  );

  test('1,000 texts that are none: each is refused as that', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^\d{1,400}$/),
      fc.json(),
      fc.base64String().map((packed) => `countertop-hand-over:${packed}`),
      fc.nat(200_000).map((length) => '7'.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        expect(await faultOf(typed, good.code)).toMatch(/^(damaged|newer-version)$/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('1,000 codes: none opens the package, and no slip is taken for another code', async () => {
    const right = good.code.replaceAll('-', '');
    const alphabet = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 64 }),
      fc.array(fc.constantFrom(...alphabet), { minLength: 16, maxLength: 16 }).map((all) => all.join('')),
      fc
        .tuple(fc.nat(15), fc.constantFrom(...alphabet))
        .map(([at, character]) => right.slice(0, at) + character + right.slice(at + 1)),
    );
    const text = fileText(good.bytes);
    await fc.assert(
      fc.asyncProperty(typed, async (code) => {
        if (code === right) return;
        expect(await faultOf(text, code)).toMatch(/^(mistyped|wrong-code)$/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a record that is damaged, a folder or a link is set aside, and the till takes hand-overs', async () => {
    for (const make of [
      (file: string) => writeFileSync(file, '{"version":1,'),
      (file: string) => mkdirSync(file),
      (file: string) => symlinkSync('/etc/hostname', file),
    ]) {
      const file = join(temporaryFolder(), 'hand-overs.json');
      make(file);
      const record = new HandOverRecord(file);
      receiver = new HandOverReceiver({ record, parseProfile, now: () => now, cost });
      await take(fileText(good.bytes), good.code);
      expect(await faultOf(fileText(good.bytes), good.code)).toBe('used');
    }
  });
});

test('a package is whole only with its last byte', () => {
  expect(readPackage(good.bytes)).toHaveProperty('signed');
  expect(readPackage(good.bytes.subarray(0, -1))).toEqual({ fault: 'damaged' });
});
