import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, request } from 'undici';
import { median } from '../measuring/median.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Row } from '../measuring/results.ts';

const ROUNDS = 41;
/** Before what is measured: the first calls of a process are compiled while they run. */
const WARMING = 15;

const AT_MOST = 1.3;

type Ask = () => Promise<Result<object>>;

/** Measures first pages of lists beside the requests that they need, sent bare with this key. */
export class FirstPages {
  readonly #agent = new Agent();
  readonly #baseUrl: string;
  readonly #key: string;

  constructor(baseUrl: string, key: string) {
    this.#baseUrl = baseUrl;
    this.#key = key;
  }

  /** Beside the very requests that the till makes for it the first time. */
  async ofOwnRequests(name: string, ask: Ask, atMost = AT_MOST): Promise<Row> {
    const paths: string[] = [];
    const note = (message: unknown): void => {
      const { method, path } = (message as { request: { method: string; path: string } }).request;
      // A token is looked at whenever it is time to.
      const isOfPage = method === 'GET' && !path.endsWith('/sign-in-check');
      if (isOfPage) paths.push(path.replace(/^\//, ''));
    };
    // A token, or what is read once for all pages, is none of the page's.
    await answered(name, ask);
    subscribe('undici:request:create', note);
    await answered(name, ask);
    unsubscribe('undici:request:create', note);
    if (paths.length === 0) throw new Error(`${name} asks nothing`);
    return { ...(await this.of(name, ask, paths)), atMost };
  }

  /** As the command answers it, beside these requests, sent at once and read as JSON. */
  async of(name: string, ask: Ask, bare: readonly string[]): Promise<Row> {
    const [asked, bares]: [number[], number[]] = [[], []];
    for (let round = -WARMING; round < ROUNDS; round++) {
      const bareTime = await timed(() => Promise.all(bare.map((path) => this.#get(path))));
      const time = await timed(() => answered(name, ask));
      if (round < 0) continue;
      bares.push(bareTime);
      asked.push(time);
    }
    const against = bare.length === 1 ? 'its bare request' : `its ${bare.length} bare requests at once`;
    return {
      name: `first page of ${name} / ${against}`,
      atMost: AT_MOST,
      unit: 'ms',
      measured: median(asked),
      against: median(bares),
    };
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }

  async #get(path: string): Promise<unknown> {
    const headers = { 'x-api-key': this.#key };
    const answer = await request(`${this.#baseUrl}/${path}`, { dispatcher: this.#agent, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    return answer.body.json();
  }
}

async function answered(name: string, ask: Ask): Promise<void> {
  const page = await ask();
  if (!page.ok) throw new Error(`${name}: ${page.failure.code}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
