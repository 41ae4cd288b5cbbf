import { mkdirSync } from 'node:fs';
import { Agent, request } from 'undici';
import { tillThatMadeAll } from '../support/till-that-made.ts';
import { median } from './median.ts';
import type { HistoryScope } from '../../shared/contract/back-office.ts';
import type { SettlementList } from '../../shared/contract/settlements.ts';
import type { Result } from '../../shared/failure.ts';
import type { Row } from './results.ts';

/** Measures a till with its files in argv[2], at the service of argv[3] (its ready line), and prints the rows as JSON. */
const YEAR_MS = 366 * 86_400_000;
const ROUNDS = 41;
/** Before what is measured: the first calls of a process are compiled while they run. */
const WARMING = 15;
const RECLAIMABLE = ['overpaid', 'underpaid', 'invalid', 'expired', 'cancelled'];

const [, , folder = '', readyLine = '{}'] = process.argv;
const service = JSON.parse(readyLine) as Parameters<typeof tillThatMadeAll>[0] & {
  readonly secrets: { readonly backOfficeKey: string };
};
mkdirSync(folder, { recursive: true });
const { till, commands } = await tillThatMadeAll(service, Date.now() - YEAR_MS, folder);
const agent = new Agent();
console.log(
  JSON.stringify([
    await firstPage('Payments', () => payments('terminal'), [history('Terminals/term_Training01')]),
    await firstPage('Payments of the merchant', () => payments('merchant'), [
      history('Merchants/mer_Training'),
      history('Terminals/term_Training01'),
    ]),
    await firstPage('Reclaims', () => commands['payments.reclaims']({ scope: 'terminal' }), [
      `${history('Terminals/term_Training01', 100)}${RECLAIMABLE.map((status) => `&StatusCode=${status}`).join('')}`,
    ]),
    await firstPage('Settlements', () => list('settlements'), [newest('Settlements')]),
    await firstPage('Batches', () => list('batches'), [newest('Batches')]),
    await firstPage('Deposits', () => list('deposits'), [newest('Deposits')]),
  ]),
);
till.close();
await agent.close();

function payments(scope: HistoryScope) {
  return commands['payments.find']({ search: { scope } });
}

function list(of: SettlementList) {
  const search = { list: of, scope: 'merchant', oldestFirst: false } as const;
  return commands['settlements.list']({ search, page: 0 });
}

function history(of: string, pageSize = 50): string {
  const until = new Date(Date.now() + 300_000).toISOString();
  return `${of}/payments?From=1970-01-01T00:00:00.000Z&To=${until}&Page=0&PageSize=${pageSize}`;
}

function newest(of: string): string {
  return `${of}?MerchantIds=mer_Training&Page=0&PageSize=50&SortBy=created&SortDirection=desc`;
}

/** As the command answers it, beside the requests that it needs, sent at once and read as JSON. */
async function firstPage(
  name: string,
  ask: () => Promise<Result<object>>,
  bare: readonly string[],
): Promise<Row> {
  const [asked, bares]: [number[], number[]] = [[], []];
  for (let round = -WARMING; round < ROUNDS; round++) {
    const bareTime = await timed(() => Promise.all(bare.map(get)));
    const time = await timed(async () => {
      const page = await ask();
      if (!page.ok) throw new Error(`${name}: ${page.failure.code}`);
    });
    if (round < 0) continue;
    bares.push(bareTime);
    asked.push(time);
  }
  const against = bare.length === 1 ? 'its bare request' : `its ${bare.length} bare requests at once`;
  return {
    ...{ name: `first page of ${name} / ${against}`, atMost: 1.3, unit: 'ms' },
    ...{ measured: median(asked), against: median(bares) },
  };
}

async function get(path: string): Promise<unknown> {
  const headers = { 'x-api-key': service.secrets.backOfficeKey };
  const answer = await request(`${service.baseUrl}/${path}`, { dispatcher: agent, headers });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  return answer.body.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
