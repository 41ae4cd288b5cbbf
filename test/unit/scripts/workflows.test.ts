import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../scripts/runtime/program.mjs';

const PROJECT = join(import.meta.dirname, '../../..');
const WORKFLOWS = join(PROJECT, '.github', 'workflows');
const text = (file: string): string => readFileSync(join(WORKFLOWS, file), 'utf8');

describe.each(readdirSync(WORKFLOWS))('%s', (file) => {
  test('uses each action by its digest, which nobody can move', () => {
    const used = [...text(file).matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  test('may only read, unless a job says otherwise', () => {
    expect(text(file)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });
});

test('a release is written once all systems have made their packages, and by nobody else with its key', () => {
  const jobs = text('release.yml').split(/^ {2}(?=\w+:$)/m);
  const written = jobs.filter((job) => job.includes('npm run release\n'));
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^ {4}needs: packages$/m);
  const download = written[0]?.indexOf('gh release download') ?? -1;
  expect(download).toBeGreaterThan(0);
  expect(written[0]?.indexOf('npm run release\n')).toBeGreaterThan(download);
  expect(jobs.filter((job) => job.includes('secrets.COUNTERTOP_RELEASE_KEY'))).toEqual(written);
});

test('each night runs every part of the nightly run', () => {
  const nightly = text('nightly.yml');
  expect(nightly).toMatch(/schedule:\n {4}- cron: /);
  expect(nightly).toContain('npm run test:nightly -- --only "${{ matrix.part }}"');
  const listed = /^ {8}part:\n((?: {10}- .+\n)+)/m.exec(nightly)?.[1] ?? '';
  const source = readFileSync(join(PROJECT, 'scripts', 'nightly.mjs'), 'utf8');
  const parts = /^const PARTS = \{\n(.*?)^\};/ms.exec(source)?.[1] ?? '';
  const names = [...parts.matchAll(/^ {2}'?([\w ]+?)'?(?::|,)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(listed.match(/(?<=- ).+/g)).toEqual(names);
});

test('a name that is no part of the nightly run is not a run of nothing that passes', async () => {
  const nightly = join(PROJECT, 'scripts', 'nightly.mjs');
  const ended = await run(process.execPath, [nightly, '--only', 'nothing'], { cwd: PROJECT });
  expect(ended.code).not.toBe(0);
  expect(ended.output).toContain('The parts are simulation, ');
});
