import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { OPERATIONS } from '../../support/back-office/back-office-operations.ts';
import { answered } from '../../support/service/service-answers.ts';
import { senderWorld } from '../../support/service/service-sender.ts';
import { findOperation, operationsOf } from '../operations.ts';
import { fitting } from './from-schema.ts';
import { mutated } from './mutate.ts';
import { runs } from './runs.ts';
import type { Schema } from '../../../sandbox/description/openapi.ts';

const RUNS = runs(25);
const DESCRIBED = operationsOf(DESCRIPTION);

/** The success of an operation as the description has it: status, and the schema of its JSON. */
function successOf(sent: string): { readonly status: number; readonly schema: Schema | undefined } {
  const [method = '', target = ''] = sent.split(' ');
  const described = findOperation(DESCRIBED, method, target.replace(/\?.*/, ''));
  if (described === undefined) throw new Error(`${sent} is not described`);
  const [status, response] =
    Object.entries(described.operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const content = response !== undefined && 'content' in response ? response.content : undefined;
  return { status: Number(status), schema: content?.['application/json']?.schema };
}

/** One call of the client that meets this answer; lists end with an empty page. */
async function outcomeOf(
  call: (typeof OPERATIONS)[number][1],
  status: number,
  body: unknown,
): Promise<object> {
  const { sender, clock } = senderWorld([answered(status, body), answered(200, [])]);
  const calling = call(sender);
  await clock.advance(60_000);
  return (await calling) as object;
}

describe.each(OPERATIONS)('%s', (sent, call) => {
  test('is read when the answer fits its description, and whatever does not fit is told, never thrown', async () => {
    const { status, schema } = successOf(sent);
    const answers = schema === undefined ? fc.constant('') : fitting(DESCRIPTION, schema);
    await fc.assert(
      fc.asyncProperty(fc.oneof(answers, mutated(answers)), async (answer) => {
        const outcome = await outcomeOf(call, status, answer);
        expect('ok' in outcome || 'kind' in outcome).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
