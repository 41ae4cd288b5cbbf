import type { SandboxOptions } from '../../../../sandbox/server.ts';
import { KEYS } from '../onboarding/onboarding-back-office.ts';
import { openSandbox } from '../open-sandbox.ts';
import type { Answer, OpenSandbox } from '../open-sandbox.ts';

type Json = Readonly<Record<string, unknown>>;

/** A sandbox, and calls with a partner's API key: the top partner's, unless another is named. */
export class BackOffice {
  readonly till: OpenSandbox;
  readonly #headers: HeadersInit;

  constructor(till: OpenSandbox, headers: HeadersInit) {
    this.till = till;
    this.#headers = headers;
  }

  as(headers: HeadersInit): BackOffice {
    return new BackOffice(this.till, headers);
  }

  call(method: string, path: string, json?: unknown): Promise<Answer> {
    return this.till.send(method, path, { headers: this.#headers, ...(json !== undefined && { json }) });
  }

  async status(method: string, path: string, json?: unknown): Promise<number> {
    return (await this.call(method, path, json)).status;
  }

  /** The answer's JSON; fails the test when the call is refused. */
  async json<T = Json>(method: string, path: string, json?: unknown): Promise<T> {
    const answer = await this.call(method, path, json);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json as T;
  }

  get<T = Json>(path: string): Promise<T> {
    return this.json<T>('GET', path);
  }

  /** The fields that a refusal names. */
  async faults(method: string, path: string, json?: unknown): Promise<unknown[]> {
    const answer = await this.call(method, path, json);
    const details = (answer.json['details'] ?? []) as { field: string }[];
    return [answer.status, ...details.map(({ field }) => field)];
  }
}

export async function openBackOffice(options: SandboxOptions = {}): Promise<BackOffice> {
  return new BackOffice(await openSandbox(options), KEYS.northwind);
}

/** The pagination envelope. */
export interface Envelope {
  readonly data: readonly Json[];
  readonly total: number;
  readonly page: number;
}
