import { expect, test } from 'vitest';
import { makeBundle } from '../../../../src-main/diagnosis/bundle/bundle.ts';
import { Pseudonyms } from '../../../../src-main/diagnosis/bundle/pseudonyms.ts';
import { Redaction } from '../../../../src-main/diagnosis/bundle/redaction.ts';
import { replayBundle, replayInWords } from '../../../../src-main/diagnosis/bundle/replay.ts';
import { LOGGED } from '../../../../src-main/diagnosis/log/log-entry.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { saleView } from '../../../../src-main/sales/view/sale-view.ts';
import {
  PLANTED,
  PLANTED_PARTS,
  planted,
  plantedEvents,
  plantedHealth,
  plantedLog,
  plantedStage,
} from '../../../support/records/planted-words.ts';
import { EVERY_EVENT } from '../../../support/records/every-event.ts';
import { firstSeedOf } from '../../../simulation/plan/family.ts';
import { planOf } from '../../../simulation/plan/plan-of.ts';
import { Story } from '../../../simulation/story.ts';
import { Timeline } from '../../../simulation/timeline.ts';
import { collectingUnhandled } from '../../../simulation/unhandled.ts';
import { World } from '../../../simulation/world/world.ts';
import type { Family } from '../../../simulation/plan/families.mjs';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { Bundle } from '../../../../src-main/diagnosis/bundle/bundle.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

const around = {
  platform: { version: '1.0.0', electron: '45.4.1' },
  terminal: { environment: 'production', currency: 'USD', training: false },
  health: { at: 0, checks: [{ name: 'errors', result: 'none', state: 'fine' }] },
  logLines: [],
} as const;

/** Half of them in worlds where the service, the disk and the people are at their worst. */
const SEEDS = ['everyday', 'hostile'].flatMap((family) =>
  Array.from({ length: 50 }, (_, index) => firstSeedOf(family as Family) + index),
);

/** As a file: what is sent to support. */
const sent = (bundle: Bundle): Bundle => JSON.parse(JSON.stringify(bundle)) as Bundle;

interface SeenTill {
  readonly at: number;
  readonly sales: readonly { readonly events: readonly SaleEvent[]; readonly view: SaleView | undefined }[];
}

/**
 * A till of a simulated world, looked at in the middle of its troubles and again once all is well, with planted words
 * wherever people or the service write.
 */
async function seenTills(seed: number): Promise<readonly SeenTill[]> {
  const plan = planOf(seed);
  const timeline = new Timeline();
  const world = new World(plan, timeline, new Story(timeline, false));
  world.terminal.till.start();
  for (const step of plan.steps) timeline.after(step.at, () => world.does(step));
  timeline.after(plan.healsAt, () => world.heals());
  const seen: SeenTill[] = [];
  for (const part of [0.1, 0.3, 0.5, 0.8, 1.01, 1.5]) {
    await timeline.goTo(plan.healsAt * part, () => false);
    const { till, disk } = world.terminal;
    const views = till.sales()?.view().sales ?? [];
    const ofSale = disk.sales();
    seen.push({
      at: till.process.clock.wall(),
      sales: ofSale.map((events) => {
        const view = views.find(({ id }) => id === events[0]?.saleId);
        return {
          events: plantedEvents(events),
          view: view && { ...planted(view), stage: plantedStage(view.stage) },
        };
      }),
    });
  }
  world.ends();
  return seen;
}

/** Every text in it; what its fields are called is the till's own. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every text of a sale that names a payment, a person or a place. */
function namesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return NAME_KEYS.has(key) && value.length > 3 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, name));
}
const NAME_KEYS = new Set([
  'saleId',
  'reference',
  'paymentId',
  'idempotencyKey',
  'trackingId',
  'paymentPageId',
  'url',
  'otherSaleId',
  'earlierSaleId',
  'cashierId',
  'by',
  'name',
  'note',
  'paymentCode',
  'origin',
  'merchantId',
  'detail',
  'traceId',
  'said',
]);

test(
  '100 seeded tills: the stages of their bundles are the till’s, and no name, secret or word of others is in them',
  { timeout: 120_000 },
  async () => {
    let [sales, stages, names] = [0, new Set<string>(), 0];
    const [checks, logged] = [new Set<string>(), new Set<string>()];
    await collectingUnhandled(async () => {
      for (const seed of SEEDS) {
        for (const { at, sales: known } of await seenTills(seed)) {
          const redaction = new Redaction(new Pseudonyms());
          const health = plantedHealth(seed);
          const logLines = plantedLog(seed);
          const terminal = { ...around.terminal, environment: seed % 2 ? PLANTED : 'production' };
          const platform = { ...around.platform, system: PLANTED };
          const bundle = sent(
            makeBundle({ at, platform, terminal, health, logLines, sales: known }, redaction),
          );
          const shown = known.flatMap(({ events, view }) => {
            const sale = replay(events);
            return sale
              ? [view ?? saleView(sale, { now: at, trouble: undefined, freshness: undefined })]
              : [];
          });
          const replayed = replayBundle(bundle);
          expect(
            replayed.map(({ stage }) => stage),
            `seed ${seed}`,
          ).toEqual(shown.map(({ stage }) => redaction.stage(stage)));
          expect(replayed.map(({ number }) => number)).toEqual(shown.map(({ number }) => number));
          for (const { stage } of shown) stages.add(stage.name);
          sales += shown.length;
          const text = textsIn(bundle).join('\n');
          const whole = JSON.stringify(bundle);
          for (const part of PLANTED_PARTS) expect(whole.includes(part), `seed ${seed}: ${part}`).toBe(false);
          for (const { name, says } of bundle.health.checks) checks.add(`${name} ${says}`);
          for (const { event } of bundle.log) logged.add(String(event));
          for (const name of new Set(namesIn(known.map(({ events }) => events)))) {
            names += 1;
            expect(text.includes(name), `seed ${seed}: ${name}`).toBe(false);
          }
        }
      }
    });
    expect(sales).toBeGreaterThan(500);
    expect(names).toBeGreaterThan(2_000);
    expect(checks).toContain('managed used');
    expect(checks).toContain('webhooks refused');
    expect(checks.size).toBeGreaterThan(25);
    expect([...logged].sort()).toEqual([...Object.keys(LOGGED), '…'].sort());
    expect([...stages].sort()).toEqual([
      'creating',
      'final',
      'not-created',
      'seen',
      'unrecognised',
      'waiting',
    ]);
  },
);

/** Fields whose values the ledger reads as one of a few words of ours. */
const WORDS_OF_OURS = new Set(['type', 'kind', 'action', 'code', 'decimal']);

function everyTextPlanted(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return WORDS_OF_OURS.has(key) ? value : PLANTED;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => everyTextPlanted(one));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everyTextPlanted(one, name)]));
}

/** Whatever a version of the till, or somebody at its files, may have put there. */
const hostile = (type: SaleEvent['type']): SaleEvent =>
  ({
    ...(everyTextPlanted(EVERY_EVENT[type]) as object),
    ...(type === 'sale-started' && { amount: { minor: 1200, currency: 'USD' } }),
    saleId: PLANTED,
    at: 1,
    customer: PLANTED,
  }) as unknown as SaleEvent;

test.each(Object.values(EVERY_EVENT))(
  'of a $type nothing is taken over that could be a name or a secret',
  ({ type }) => {
    const bundle = makeBundle({ ...around, at: 1, sales: [{ events: [hostile(type)], view: undefined }] });
    const text = JSON.stringify(bundle);
    for (const part of PLANTED_PARTS) expect(text).not.toContain(part);
  },
);

test('lines of the log pass their list once more', () => {
  const logLines = [
    '{"at":"2026-05-12T09:30:00.000Z","event":"network","state":"offline","customer":"Ada"}',
    `{"at":"Ada","event":"sign-in","state":"${PLANTED}"}`,
    'Ada was here',
  ];
  const { log } = makeBundle({ ...around, at: 1, sales: [], logLines });
  expect(log).toEqual([
    { at: '2026-05-12T09:30:00.000Z', event: 'network', state: 'offline' },
    { at: null, event: 'sign-in', state: '…' },
  ]);
});

test('a bundle is read out for a person', () => {
  const started = hostile('sale-started');
  const bundle = makeBundle({
    ...around,
    at: Date.UTC(2026, 4, 12),
    sales: [
      { events: [started], view: undefined },
      { events: [{ ...started, type: 'code-withdrawn' }], view: undefined },
    ],
    logLines: ['{"at":"2026-05-12T09:30:00.000Z","event":"till-closed"}'],
  });
  const words = replayInWords(JSON.stringify(bundle));
  expect(words).toContain('Bundle of 2026-05-12T00:00:00.000Z: version 1.0.0, electron 45.4.1');
  expect(words).toContain('fine   errors: none');
  expect(words).toContain('{"at":"2026-05-12T09:30:00.000Z","event":"till-closed"}');
  // The second one has no beginning.
  expect(words).toContain('1 sales:\n#7 reference 1, 1200 USD (minor): creating {}');
  expect(() => replayInWords('{}')).toThrow('no bundle');
});
