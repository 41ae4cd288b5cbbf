import { RATE_HEADERS } from '../headers.ts';
import type {
  Operation,
  Parameter,
  Reference,
  RequestBody,
  Response,
  SecurityRequirement,
} from '../openapi.ts';
import { refusalResponse } from '../responses.ts';
import type { RefusalStatus } from '../responses.ts';
import { schema } from '../schemas/shapes.ts';

/** A group of endpoints that share a tag and their credentials. */
export interface Family {
  readonly tag: string;
  /** Section of the specification. */
  readonly section: string;
  readonly security: readonly SecurityRequirement[];
}

export interface Outline {
  /** The operationId: unique, and unchanged once it is published. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly body?: RequestBody;
  readonly success: Success;
  /** Refusals besides 400, 401, 403, 429 and 500, which every call may get. */
  readonly refusals?: readonly RefusalStatus[];
  /** Answers that differ from the usual ones. */
  readonly special?: Readonly<Record<number, Reference | Response>>;
  readonly notShown?: string;
}

export interface Success {
  readonly status: 200 | 201 | 202 | 204;
  readonly response: Response;
}

const ALWAYS: readonly RefusalStatus[] = [400, 401, 403, 429, 500];

/** Refusals of spec "HTTP status codes" for each kind of call, besides the five of every call. */
export const READ_ONE: readonly RefusalStatus[] = [404];
export const WRITE: readonly RefusalStatus[] = [404, 409, 422];

/** An operation with all its responses. */
export function operation(family: Family, outline: Outline): Operation {
  const { id, summary, description, deprecated, parameters, body, success, refusals = [] } = outline;
  const refused = [...new Set([...refusals, ...ALWAYS])].sort((a, b) => a - b);
  return {
    operationId: id,
    tags: [family.tag],
    summary,
    description: [description, `Specification: ${family.section}.`].filter(Boolean).join(' '),
    ...(deprecated === true && { deprecated }),
    security: family.security,
    ...(parameters !== undefined && { parameters }),
    ...(body !== undefined && { requestBody: body }),
    responses: {
      [success.status]: success.response,
      ...Object.fromEntries(refused.map((status) => [status, refusalResponse(status)])),
      ...outline.special,
    },
    ...(outline.notShown !== undefined && { 'x-not-shown': outline.notShown }),
  };
}

/** A required JSON body. */
export const body = (name: string, example?: unknown): RequestBody => ({
  required: true,
  content: json(name, example),
});

/** A body of which the specification shows nothing, not even whether it is required. */
export const optionalBody = (name: string): RequestBody => ({ required: false, content: json(name) });

export const ok = (description: string, name: string, example?: unknown): Success =>
  answered(200, description, name, example);
export const created = (description: string, name: string, example?: unknown): Success =>
  answered(201, description, name, example);
export const accepted = (description: string, name: string, example?: unknown): Success =>
  answered(202, description, name, example);
export const deleted: Success = {
  status: 204,
  response: { description: 'Deleted.', headers: RATE_HEADERS },
};

function answered(status: Success['status'], description: string, name: string, example?: unknown): Success {
  return { status, response: { description, headers: RATE_HEADERS, content: json(name, example) } };
}

const json = (name: string, example?: unknown) => ({
  'application/json': { schema: schema(name), ...(example !== undefined && { example }) },
});
