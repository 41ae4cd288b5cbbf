import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
const FOLDER = 'scripts/packaging';
const SERVICES = [
  { name: 'countertop.service', of: '--user', restarts: 'on-failure' },
  { name: 'countertop-kiosk.service', of: '--system', restarts: 'always' },
] as const;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

test('what starts a till with the computer is in every package of Linux', () => {
  const packed = read('electron-builder.yml').matchAll(/- from: (\S+)\n\s+to: (\S+)/g);
  const files = [...packed].map(([, from = '', to = '']) => ({ from, to }));
  for (const name of [...SERVICES.map((service) => service.name), 'countertop-autostart.desktop'])
    expect(files).toContainEqual({ from: `${FOLDER}/${name}`, to: name });
  expect(files.filter(({ from }) => !existsSync(join(PROJECT, from))).map(({ from }) => from)).toEqual(
    [
      // Made with each build.
      'out/NOTICES.txt',
    ].filter((name) => !existsSync(join(PROJECT, name))),
  );
});

describe.each(SERVICES)('$name', ({ name, of, restarts }) => {
  const text = read(`${FOLDER}/${name}`);

  test('starts a till that ends itself where it hangs, again and again', () => {
    expect(text).toMatch(/^ExecStart=.*\/usr\/bin\/countertop --supervised/m);
    expect(text).toMatch(new RegExp(`^Restart=${restarts}$`, 'm'));
    expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
    // They would be in the memory of every program that it starts.
    expect(text).not.toMatch(/PASSWORD|SECRET|API_KEY|PIN=/i);
  });

  test('goes on where the system ends one of its processes for want of memory', () => {
    expect(text).toMatch(/^OOMPolicy=continue$/m);
  });

  test('leaves no core file, in which secrets would be', () => {
    expect(text).toMatch(/^LimitCORE=0$/m);
  });

  test.runIf(hasSystemd)('is a unit that systemd has nothing to say against', () => {
    const file = join(temporaryFolder(), name);
    // Neither has to be installed here.
    writeFileSync(file, text.replace(/\/usr\/bin\/(cage|countertop)\b/g, '/bin/true'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', of, '--man=no', file], {
      encoding: 'utf8',
      env: { ...process.env, XDG_RUNTIME_DIR: temporaryFolder() },
    });
    expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([]);
    expect(status).toBe(0);
  });
});
