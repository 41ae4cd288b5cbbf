import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { mediaTypeOf } from './exchange.ts';
import { findOperation, operationsOf } from './operations.ts';
import { readQuery } from './read-query.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Content, Description, Response, Schema } from '../../sandbox/description/openapi.ts';
import type { Exchange } from './exchange.ts';
import type { DescribedOperation } from './operations.ts';

const ROOT = 'description.json';

/** Holds exchanges against a description, as a validating proxy would. */
export class DescriptionValidator {
  readonly operations: readonly DescribedOperation[];
  readonly #description: Description;
  readonly #ajv: Ajv2020;
  /** Schemas of parameters, each made once: what it has compiled, `#ajv` knows again by the object. */
  readonly #parameterSchemas = new Map<Schema, object>();

  constructor(description: Description) {
    this.#description = description;
    this.operations = operationsOf(description);
    // Not strict: OpenAPI has keywords of its own.
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(this.#ajv);
    this.#ajv.addSchema(description, ROOT);
  }

  operationOf({ method, target }: Pick<Exchange, 'method' | 'target'>): DescribedOperation | undefined {
    return findOperation(this.operations, method, target.replace(/\?.*/, ''));
  }

  /** What is wrong with a request; nothing when it is as described. */
  requestFaults(exchange: Exchange): string[] {
    const described = this.operationOf(exchange);
    if (described === undefined) return [`${exchange.method} ${exchange.target} is not described`];
    return [
      ...this.#parameterFaults(described, exchange),
      ...this.#requestBodyFaults(described, exchange),
      ...credentialFaults(described, exchange),
    ];
  }

  /** What is wrong with an answer. */
  responseFaults(exchange: Exchange): string[] {
    const described = this.operationOf(exchange);
    if (described === undefined) return [];
    const { status } = exchange;
    const entry = described.operation.responses[status];
    if (entry === undefined) return [`${status} is not described`];
    const pointer =
      '$ref' in entry
        ? entry.$ref.slice(2).split('/')
        : [...operationPointer(described), 'responses', String(status)];
    const { content } = this.#lookUp(pointer) as Response;
    if (content === undefined) return exchange.responseBody === '' ? [] : [`${status} should have no body`];
    return this.#contentFaults(content, pointer, exchange.responseHeaders, exchange.responseBody);
  }

  /** What is wrong with a value for a schema of the document, by its pointer. */
  faultsAt(pointer: readonly string[], value: unknown): string[] {
    const fragment = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const reference = `${ROOT}#/${fragment.join('/')}`;
    const validate = this.#ajv.getSchema(reference) ?? this.#ajv.compile({ $ref: reference });
    return validate(value) ? [] : (validate.errors ?? []).map(faultOf);
  }

  #parameterFaults(described: DescribedOperation, { target }: Exchange): string[] {
    const query = new URL(target, 'http://service').searchParams;
    const expected = described.parameters.filter((parameter) => parameter.in === 'query');
    const unknown = [...new Set(query.keys())].filter((name) => expected.every((each) => each.name !== name));
    const faults = expected.flatMap((parameter) => {
      const value = readQuery(parameter, query, (name) => this.#lookUp(['components', 'schemas', name]));
      if (value === undefined)
        return parameter.required === true ? [`query ${parameter.name} is missing`] : [];
      const validate = this.#ajv.compile(this.#selfContained(parameter.schema));
      return validate(value) ? [] : [`query ${parameter.name}: ${this.#ajv.errorsText(validate.errors)}`];
    });
    return [...unknown.map((name) => `query ${name} is not described`), ...faults];
  }

  /** A schema with its references made to point into the document. */
  #selfContained(schema: Schema): object {
    const known = this.#parameterSchemas.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`);
    const made = { $ref: '#/schema', schema: JSON.parse(text) as unknown };
    this.#parameterSchemas.set(schema, made);
    return made;
  }

  #requestBodyFaults(described: DescribedOperation, { requestHeaders, requestBody }: Exchange): string[] {
    const { requestBody: expected } = described.operation;
    if (requestBody === '') return expected?.required === true ? ['the body is missing'] : [];
    if (expected === undefined) return ['there should be no body'];
    const pointer = [...operationPointer(described), 'requestBody'];
    return this.#contentFaults(expected.content, pointer, requestHeaders, requestBody);
  }

  #contentFaults(
    content: Content,
    pointer: readonly string[],
    headers: Exchange['requestHeaders'],
    text: string,
  ): string[] {
    const type = mediaTypeOf(headers);
    const described = content[type] !== undefined ? type : '*/*';
    if (content[described] === undefined) return [`${type || 'no media type'} is not described`];
    const at = [...pointer, 'content', described, 'schema'];
    if (type.endsWith('json')) return this.faultsAt(at, JSON.parse(text));
    if (type === 'application/x-www-form-urlencoded') {
      return this.faultsAt(at, Object.fromEntries(new URLSearchParams(text)));
    }
    return [];
  }

  #lookUp(pointer: readonly string[]): unknown {
    return pointer.reduce<unknown>(
      (value, part) => (value as Readonly<Record<string, unknown>>)[part],
      this.#description,
    );
  }
}

function operationPointer({ path, method }: DescribedOperation): string[] {
  return ['paths', path, method];
}

const faultOf = ({ instancePath, message = 'is not valid', params }: ErrorObject): string =>
  `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`;

/** Every scheme of the description is one header; at least one of those that an operation takes must be there. */
function credentialFaults({ operation }: DescribedOperation, { requestHeaders }: Exchange): string[] {
  if (operation.security.length === 0) return [];
  const sent = operation.security.some((requirement) =>
    'apiKey' in requirement
      ? requestHeaders['x-api-key'] !== undefined
      : /^Bearer \S+$/.test(String(requestHeaders['authorization'])),
  );
  return sent ? [] : ['none of the described credentials is sent'];
}
