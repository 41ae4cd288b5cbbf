import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { SalesWorld } from '../../support/worlds/sales-world.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(PROJECT, 'ARCHITECTURE.md'), 'utf8');
const SECTION = /## From Charge to Paid\n([^]*?)\n## /.exec(PAGE)?.[1] ?? '';
const [STEPS = '', RULES = ''] = SECTION.split('\nRules that these steps ask');
const FILE = /`(src-main\/[^`]+\.ts)`/g;

const walk = [...STEPS.matchAll(/^\d+\. `(src-main\/[^`]+\.ts)`/gm)].map(([, file = '']) => file);
const rules = [...RULES.matchAll(FILE)].map(([, file = '']) => file);

/** Files of the sales core of which a function runs from Charge to Paid. */
let run: ReadonlySet<string>;

beforeAll(async () => {
  const world = new SalesWorld();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  world.onChange = () => void world.sales.view();
  const saleId = await world.charge(1_234, 'TABLE-1');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(3_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  expect(world.paid).toEqual([saleId]);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
  );
  run = new Set(ran.flatMap(({ url }) => /src-main\/sales\/[^?]+\.ts/.exec(url)?.[0] ?? []));
});

test('the way from Charge to Paid is at most 25 files, and each exists', () => {
  expect(walk.length).toBeGreaterThan(15);
  expect(new Set(walk).size).toBeLessThanOrEqual(25);
  expect([...walk, ...rules].filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
  expect(rules.filter((file) => walk.includes(file))).toEqual([]);
});

test('every file of the sales core that runs from Charge to Paid is on the page', () => {
  expect([...run].filter((file) => !walk.includes(file) && !rules.includes(file))).toEqual([]);
});

test('every file of the sales core on the page runs, or says what is recorded', () => {
  const named = [...walk, ...rules].filter((file) => file.startsWith('src-main/sales/'));
  expect(named.filter((file) => !run.has(file))).toEqual(['src-main/sales/events.ts']);
});

test('a rule waits for nothing, and begins nothing that the way consists of', () => {
  const text = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');
  expect(rules.filter((file) => /\b(?:async|await|Promise)\b/.test(text(file)))).toEqual([]);
  const pure = new Set([...rules, 'src-main/sales/sale.ts']);
  const loaded = rules.flatMap((file) =>
    [...text(file).matchAll(/^import (?!type)[^;]* from '(\.[^']+)';/gm)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  const ofSales = loaded.filter((file) => file.startsWith('src-main/sales/'));
  expect(ofSales.filter((file) => !pure.has(file))).toEqual([]);
});

test('each file of the way is imported by another one of it, but where boot or a port stands between', () => {
  const imported = new Set(walk.flatMap(importsOf));
  const byBoot = [
    'electron/ipc/answer-command',
    'session/commands/handlers/sale',
    'session/terminal/cashiers-sales',
    'session/till/view-stream',
  ];
  const byPorts = ['ledger/sqlite-ledger', 'service/endpoints/create-payment', 'service/endpoints/tracking'];
  expect(walk.filter((file) => !imported.has(file)).toSorted()).toEqual(
    [...byBoot, ...byPorts].map((name) => `src-main/${name}.ts`).toSorted(),
  );
});

function importsOf(file: string): readonly string[] {
  const paths = readFileSync(join(PROJECT, file), 'utf8').matchAll(/ from '(\.[^']+)';/g);
  return [...paths].map(([, path = '']) => join(dirname(file), path));
}
