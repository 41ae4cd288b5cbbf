import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openService } from './service.ts';
import { runs } from './runs.ts';

const RUNS = runs(250);

/** Identifiers of any make that an address can carry, among them those that would lead elsewhere. */
const IDENTIFIERS = fc.oneof(
  fc
    .string({ minLength: 1, maxLength: 300, unit: 'binary' })
    .filter((text) => !/\p{Cs}/u.test(text) && !/^(\.{1,2}|all)$/.test(text)),
  fc.constantFrom('null', '%', "' OR 1=1 --", '__proto__', 'a/b', '\u0000', 'term_training01', '☃'),
);
/** A window that every list takes. */
const QUERY = new URLSearchParams({ From: '2026-01-01', To: '2026-01-02', Page: '0', PageSize: '1' });

test('an identifier that nobody has is refused, whatever it looks like', async () => {
  const service = await openService();
  const operations = service.validator.operations.filter(
    ({ parameters, operation }) =>
      operation.deprecated !== true &&
      operation.tags[0] !== 'Authentication' &&
      parameters.some((parameter) => parameter.in === 'path'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operations), IDENTIFIERS, async (described, identifier) => {
      const names = described.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      const path = Object.fromEntries(names.map((name) => [name, identifier]));
      const body = described.operation.requestBody === undefined ? undefined : {};
      const query = described.method === 'get' ? QUERY : undefined;
      const exchange = await service.ask(described.operation.operationId, {
        path,
        body,
        ...(query && { query }),
      });
      const exchanged = `${exchange.method} ${exchange.target} → ${exchange.status} ${exchange.responseBody}`;
      expect([400, 403, 404], exchanged).toContain(exchange.status);
      expect(service.validator.responseFaults(exchange), exchanged).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
