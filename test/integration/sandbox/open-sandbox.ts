import { onTestFinished } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import type { Sandbox, SandboxOptions } from '../../../sandbox/server.ts';
import type { TerminalProfile, TerminalSecrets } from '../../../sandbox/profile.ts';

/** Where virtual time starts in these tests. */
export const START = Date.UTC(2026, 0, 5, 9);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, when it is JSON. Tests say what they expect in it. */
  readonly json: Readonly<Record<string, unknown>>;
}

export type SendOptions = RequestInit & { readonly json?: unknown };

/** A sandbox on virtual time, and what a client of it does. Closed at the end of the test. */
export class OpenSandbox {
  readonly sandbox: Sandbox;
  readonly profile: TerminalProfile;
  readonly secrets: TerminalSecrets;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
    this.profile = sandbox.profile;
    this.secrets = sandbox.secrets;
  }

  /** Sends to a path of the service, or to a full address. */
  async send(method: string, address: string, { json, ...init }: SendOptions = {}): Promise<Answer> {
    const response = await this.fetch(method, address, { json, ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    const { status, headers } = response;
    return { status, headers, text, json: isJson ? (JSON.parse(text) as Answer['json']) : {} };
  }

  fetch(method: string, address: string, { json, ...init }: SendOptions = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? init.body : JSON.stringify(json);
    const url = new URL(address, this.sandbox.baseUrl);
    return fetch(url, { redirect: 'manual', ...init, method, headers, ...(body == null ? {} : { body }) });
  }

  /** Sends to the control interface and answers its JSON; fails the test when it refuses. */
  async control<T = Answer['json']>(method: string, path: string, json?: unknown): Promise<T> {
    const answer = await this.send(method, this.sandbox.controlUrl + path, { json });
    if (answer.status >= 300) throw new Error(`control: ${answer.status} ${answer.text}`);
    return answer.json as T;
  }

  advance(ms: number): Promise<unknown> {
    return this.control('POST', '/clock', { advanceMs: ms });
  }

  /** A terminal's form for the token endpoint, with some fields changed. */
  passwordForm(changes: Record<string, string> = {}): Record<string, string> {
    const { auth, terminalId } = this.profile;
    return {
      grant_type: 'password',
      client_id: `${auth.brand}-terminal`,
      username: `${terminalId}@${auth.identityDomain}`,
      password: this.secrets.terminalPassword,
      scope: 'openid profile email',
      ...changes,
    };
  }

  tokenByRealm(form: Record<string, string> = this.passwordForm(), realm = 'nonprod'): Promise<Answer> {
    const path = `/realms/${realm}/protocol/openid-connect/token`;
    return this.send('POST', this.sandbox.authUrl + path, { body: new URLSearchParams(form) });
  }

  /** The headers of a signed-in terminal. */
  async signIn(form: Record<string, string> = this.passwordForm()): Promise<{ authorization: string }> {
    const { json } = await this.tokenByRealm(form);
    return { authorization: `Bearer ${String(json['access_token'])}` };
  }

  get apiKey(): { 'x-api-key': string } {
    return { 'x-api-key': this.secrets.apiKey };
  }

  createBody(changes: object = {}): object {
    const { merchantId, terminalId } = this.profile;
    return { merchantId, terminalId, requestedAmount: 12.34, reference: 'A-1', ...changes };
  }

  create(changes: object = {}, headers: HeadersInit = this.apiKey): Promise<Answer> {
    return this.send('POST', '/Payments/crypto', { headers, json: this.createBody(changes) });
  }

  /** Creates a payment and answers its tracking identifier. */
  async created(changes: object = {}): Promise<string> {
    return String((await this.create(changes)).json['trackingId']);
  }

  track(trackingId: string, headers: HeadersInit = this.apiKey): Promise<Answer> {
    return this.send('GET', `/Payments/tracking/${trackingId}`, { headers });
  }

  async statusOf(trackingId: string): Promise<unknown> {
    return (await this.track(trackingId)).json['statusCode'];
  }
}

export async function openSandbox(options: SandboxOptions = {}): Promise<OpenSandbox> {
  const sandbox = await startSandbox({ virtualTime: START, ...options });
  onTestFinished(() => sandbox.close());
  return new OpenSandbox(sandbox);
}
