import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Settings } from '../../../src-main/terminal/settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countertop-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'settings.json');

test('what is set is there after a restart, and what was there before stays', () => {
  const first = new Settings(folder);
  first.useProfile('{"version":1}');
  first.tendersOf('one').save({ readAt: 1, types: ['BTC'] });
  first.tendersOf('two').save({ readAt: 2, types: ['ETH'] });

  const again = new Settings(folder);

  expect(again.lastMode).toBe('profile');
  expect(again.profileText).toBe('{"version":1}');
  expect(again.tendersOf('one').load()).toEqual({ readAt: 1, types: ['BTC'] });
  expect(again.tendersOf('two').load()).toEqual({ readAt: 2, types: ['ETH'] });
});

test('a forgotten printer is forgotten after a restart too', () => {
  const { printer } = new Settings(folder).printing;
  printer.save({
    settings: {
      address: { by: 'network', host: 'printer.test', port: 9100 },
      paperWidth: 80,
      asPicture: false,
    },
    habits: { tellsStatus: true },
  } as never);
  expect(new Settings(folder).printing.printer.load()).toBeDefined();

  printer.save(undefined);

  expect(new Settings(folder).printing.printer.load()).toBeUndefined();
});

test.each(['', 'no JSON', '[1]', 'null', '"text"'])(
  'a file of %j counts as empty and can be written',
  (text) => {
    writeFileSync(file(), text);
    const settings = new Settings(folder);
    expect(settings.lastMode).toBeUndefined();

    settings.useTraining();

    expect(new Settings(folder).lastMode).toBe('training');
  },
);

test('a write that a stop cut short leaves the settings before it', () => {
  new Settings(folder).useTraining();
  writeFileSync(`${file()}.new`, readFileSync(file(), 'utf8').slice(0, 10));

  const again = new Settings(folder);
  expect(again.lastMode).toBe('training');

  again.useProfile('{}');
  expect(readdirSync(folder)).toEqual(['settings.json']);
});
