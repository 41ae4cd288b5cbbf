import { onTestFinished } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { startSandbox } from '../../../sandbox/server.ts';
import { DescriptionValidator } from '../validator.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { Exchange } from '../exchange.ts';
import type { DescribedOperation } from '../operations.ts';

/** A request for an operation of the description. */
export interface Asked {
  /** Values of the parameters of the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
}

/** One for all: it compiles a schema when it first meets it. */
const VALIDATOR = new DescriptionValidator(DESCRIPTION);

/** A sandbox that is asked for operations by their names, without a client that would mend what it is given. */
export class Service {
  readonly sandbox: Sandbox;
  readonly validator = VALIDATOR;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  operation(operationId: string): DescribedOperation {
    const found = this.validator.operations.find(({ operation }) => operation.operationId === operationId);
    if (found === undefined) throw new Error(`no operation ${operationId}`);
    return found;
  }

  /** Asks, and answers what went over the wire. */
  async ask(operationId: string, { path = {}, query, body }: Asked): Promise<Exchange> {
    const { method, path: template, item, operation } = this.operation(operationId);
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? name),
    );
    const target =
      (item.servers?.[0]?.url ?? '') + filled + (query === undefined ? '' : `?${query.toString()}`);
    const isForm = operation.requestBody?.content['application/x-www-form-urlencoded'] !== undefined;
    const requestBody = body === undefined ? '' : isForm ? formOf(body) : JSON.stringify(body);
    const requestHeaders = {
      accept: 'application/json',
      'x-api-key': this.#keyFor(operation.tags[0]),
      ...(requestBody !== '' && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    };
    const answer = await fetch(this.sandbox.baseUrl + target, {
      method: method.toUpperCase(),
      headers: requestHeaders,
      ...(requestBody !== '' && { body: requestBody }),
    });
    const responseBody = await answer.text();
    const responseHeaders = Object.fromEntries(answer.headers);
    const { status } = answer;
    return { method, target, requestHeaders, requestBody, status, responseHeaders, responseBody };
  }

  /** As `ask`, and answers the JSON of an answer that must be good. */
  async get(operationId: string, asked: Asked): Promise<Readonly<Record<string, unknown>>> {
    const { status, responseBody } = await this.ask(operationId, asked);
    if (status >= 300) throw new Error(`${operationId}: ${status} ${responseBody}`);
    return JSON.parse(responseBody) as Readonly<Record<string, unknown>>;
  }

  #keyFor(tag: string): string {
    return tag === 'Payments' ? this.sandbox.secrets.apiKey : 'sandbox-partner-key-Northwind';
  }
}

function formOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, formValue(value)])).toString();
}

/** Objects have no form of their own in a form; their JSON does as well as any text. */
function formValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One for a test, gone when the test ends. Nothing is metered: keys are not. */
export async function openService(): Promise<Service> {
  const sandbox = await startSandbox({ virtualTime: Date.UTC(2026, 0, 15, 12) });
  onTestFinished(sandbox.close);
  return new Service(sandbox);
}
