import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { DESCRIPTION } from '../../sandbox/description/description.ts';
import type { NormalizedProblem } from '@redocly/openapi-core';

/**
 * Paths of the specification itself that a router could take for each other:
 * `/merchant-onboarding/applications/cancel` fits two of them. Concrete parts go first, and no application has such
 * an identifier.
 */
const AS_SPECIFIED = [
  '/merchant-onboarding/{applicationId}/cancel',
  '/merchant-onboarding/{partnerId}/webhook',
];

async function problemsOf(description: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(description);
  const problems = await lintFromString({ source, absoluteRef: 'api.json', config });
  return problems.filter((problem) => !isAsSpecified(problem)).map(wordsOf);
}

function isAsSpecified({ ruleId, message }: NormalizedProblem): boolean {
  return ruleId === 'no-ambiguous-paths' && AS_SPECIFIED.some((path) => message.endsWith(`\`${path}\`.`));
}

function wordsOf({ ruleId, message, location: [place] }: NormalizedProblem): string {
  return `${ruleId}: ${message} ${place?.pointer ?? ''}`;
}

test('a public linter finds neither errors nor warnings in the description', async () => {
  expect(await problemsOf(DESCRIPTION)).toEqual([]);
});

test('the linter would find an operation that says nothing, and an example that is not valid', async () => {
  const { components } = DESCRIPTION;
  const broken = {
    ...DESCRIPTION,
    components: {
      ...components,
      schemas: { ...components.schemas, Amount: { ...components.schemas['Amount'], examples: ['12.34'] } },
    },
    paths: {
      ...DESCRIPTION.paths,
      '/Nothing': { get: { operationId: 'nothing' } },
    },
  };
  const problems = (await problemsOf(broken)).join('\n');
  expect(problems).toContain('no-invalid-schema-examples');
  expect(problems).toContain('operation-summary');
});
