import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { articleSchema } from '../../../../shared/contract/commands/catalogue.ts';
import { datevSettings } from '../../../../shared/contract/commands/back-office/exports.ts';
import { preferencesSchema } from '../../../../shared/contract/commands/preferences.ts';
import { KeptCatalogue } from '../../../../src-main/checkout/catalogue/kept-catalogue.ts';
import { readCatalogue } from '../../../../src-main/checkout/catalogue/read-catalogue.ts';
import { PreferenceStore } from '../../../../src-main/terminal/preferences/preference-store.ts';
import { parseProfile } from '../../../../src-main/terminal/profile/profile.ts';
import { profileSchema } from '../../../../src-main/terminal/profile/profile-schema.ts';
import { Settings } from '../../../../src-main/terminal/settings.ts';
import { TenderCache } from '../../../../src-main/terminal/tender-cache.ts';
import { systemClock } from '../../../../src-main/boot/process/system-clock.ts';
import { filesOf } from '../../../contract/properties/messages-of.ts';
import { runs } from '../../../contract/properties/runs.ts';
import { printingWith } from '../../../support/system/printing.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

/** electron-store asks it for a folder and a version, and is given a folder here. */
vi.mock('electron', () => ({ default: { app: { getPath: () => '/nowhere', getVersion: () => '1.0.0' } } }));

const TERMINAL = 'sandbox term_1';

/** As Settings keeps them. */
const settingsFile = z.object({
  lastMode: z.enum(['training', 'profile']).exactOptional(),
  profileText: z.string().exactOptional(),
  sandboxPort: z.int().exactOptional(),
  preferences: preferencesSchema.exactOptional(),
  printer: z.object({ transport: z.literal('network'), host: z.string(), port: z.int() }).exactOptional(),
  unprinted: z.array(z.object({ name: z.string(), copy: z.boolean(), at: z.number() })).exactOptional(),
  tenders: z
    .object({ [TERMINAL]: z.object({ readAt: z.number(), types: z.array(z.string()) }) })
    .exactOptional(),
  datev: z.object({ [TERMINAL]: datevSettings }).exactOptional(),
});

test('settings of any kind start the till, and what does not fit is not taken', () => {
  const folder = temporaryFolder();
  let count = 0;
  fc.assert(
    fc.property(filesOf(settingsFile), (text) => {
      const here = join(folder, String((count += 1)));
      mkdirSync(here);
      writeFileSync(join(here, 'settings.json'), text);
      const settings = new Settings(here);
      expect([undefined, 'training', 'profile']).toContain(settings.lastMode);
      expect(['undefined', 'string']).toContain(typeof settings.profileText);
      const port = settings.sandboxPort ?? 1;
      expect(port > 0 && port < 65_536).toBe(true);
      expect(
        preferencesSchema.safeParse(new PreferenceStore(settings.preferences, () => undefined).view())
          .success,
      ).toBe(true);
      const tenders = new TenderCache(systemClock, settings.tendersOf(TERMINAL), () =>
        Promise.reject(new Error('not asked')),
      );
      for (const { id } of tenders.view()) expect(typeof id).toBe('string');
      const datev = settings.datevOf(TERMINAL).load();
      expect(datev === undefined || datevSettings.safeParse(datev).success).toBe(true);
      printingWith({}, { memory: settings.printing }).printing.close();
      // What is kept now is there at the next start, whatever stood beside it.
      settings.tendersOf(TERMINAL).save({ readAt: 5, types: ['ethereum'] });
      const underWay = { kind: 'xero', file: '/xero.csv', startedAt: 5, parts: 3 } as const;
      settings.exportOf(TERMINAL).save(underWay);
      settings.useProfile('{}');
      const next = new Settings(here);
      expect(next.tendersOf(TERMINAL).load()).toEqual({ readAt: 5, types: ['ethereum'] });
      expect(next.exportOf(TERMINAL).load()).toEqual(underWay);
      expect(next).toMatchObject({ lastMode: 'profile', profileText: '{}' });
    }),
    { numRuns: runs(100) },
  );
});

test('a profile of any kind is read or refused field by field', () => {
  fc.assert(
    fc.property(filesOf(profileSchema), (text) => {
      const parsed = parseProfile(text);
      if ('profile' in parsed) expect(profileSchema.safeParse(JSON.parse(text)).success).toBe(true);
      else expect(parsed.faults.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(300) },
  );
});

const catalogueFile = z.object({
  currency: z.literal('USD'),
  scale: z.int().min(0).max(10).exactOptional(),
  content: z.array(articleSchema),
});

test('a kept catalogue of any kind is used or set aside', async () => {
  const folder = temporaryFolder();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(filesOf(catalogueFile), async (text) => {
      const file = join(folder, `${(count += 1)}.json`);
      writeFileSync(file, text);
      const kept = new KeptCatalogue(file, { currency: 'USD', assumedScale: 2 }, [], () => undefined);
      await kept.load();
      // What is written with its scale now is written by then.
      await kept.exclusively(() => Promise.resolve(), undefined);
      expect(z.array(articleSchema).safeParse(kept.index.articles).success).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});

test('a table of articles of any kind is read or refused line by line', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'name',
      'price',
      'code',
      'tax',
      '1.50',
      '1,50',
      '-1',
      '1e9',
      '"',
      '""',
      '=1+1',
      ';',
      '\t',
      '\r',
      '\u0000',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const line = fc.array(cell, { maxLength: 8 }).map((cells) => cells.join(','));
  const table = fc.array(line, { maxLength: 30 }).map((lines) => ['name,price,code', ...lines].join('\n'));
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: table }, fc.string({ unit: 'binary' })), (text) => {
      const { articles, faults } = readCatalogue(text, 2, []);
      expect(z.array(articleSchema).safeParse(articles).success).toBe(true);
      expect(articles.length + faults.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(500) },
  );
});
