import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { Updates } from '../../../src-main/updates/updates.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const TILLS = Array.from(
  { length: 300 },
  (_, number) => `merchant mer_${number % 7} terminal term_${number}`,
);

/** Tills that may have the version: they go on to its program, which this publisher does not give. */
async function reached(version: string, staged: number, edited = staged): Promise<readonly string[]> {
  const release = (share: number): Buffer =>
    Buffer.from(
      JSON.stringify({ version, staged: share, rehearsal: { file: 'r.cjs', sha256: '0'.repeat(64) } }),
    );
  const files = new Map([
    ['release.json', release(edited)],
    ['release.json.sig', Buffer.from(sign(null, release(staged), privateKey).toString('base64'))],
  ]);
  const folder = temporaryFolder();
  const result = await Promise.all(
    TILLS.map(async (till) => {
      const { result: found } = await new Updates({
        version: '1.0.0',
        till,
        ledgerFolder: folder,
        workFolder: folder,
        source: { address: 'https://updates.example.test', key: publicKey },
        fetch: (address) => Promise.resolve(files.get(address.split('/').at(-1) ?? '')),
        freeBytes: () => Promise.resolve(undefined),
        runJob: () => Promise.reject(new Error('no version is tried here')),
        rehearse: () => Promise.reject(new Error('no version is tried here')),
      }).check();
      return found;
    }),
  );
  return TILLS.filter((_, number) => result[number] === 'unreachable');
}

test('a release reaches the share of tills that its publisher signed, and none or all at the ends', async () => {
  expect(await reached('1.1.0', 0)).toEqual([]);
  expect(await reached('1.1.0', 100)).toEqual(TILLS);
  for (const staged of [1, 10, 50, 90]) {
    const share = (await reached('1.1.0', staged)).length / TILLS.length;
    // Three standard deviations of a fair draw.
    const strays = 3 * Math.sqrt(((staged / 100) * (1 - staged / 100)) / TILLS.length);
    expect(Math.abs(share - staged / 100), `${staged} %`).toBeLessThan(strays);
  }
});

test('who has it keeps it as the share grows, and at the next version others come first', async () => {
  const first = await reached('1.1.0', 10);
  expect(await reached('1.1.0', 10)).toEqual(first);
  const later = await reached('1.1.0', 30);
  expect(later).toEqual(expect.arrayContaining([...first]));
  expect(later.length).toBeGreaterThan(first.length);
  const next = await reached('1.2.0', 10);
  expect(next.filter((till) => first.includes(till)).length).toBeLessThan(first.length / 2);
});

test('a share that somebody else has raised reaches nobody', async () => {
  expect(await reached('1.1.0', 10, 100)).toEqual([]);
});
