import type { Failure } from '../../../shared/failure.ts';

/**
 * API keys are not sent in request bodies (spec "API key"). A record that was read and is written back whole would
 * contain one, masked or even whole.
 */
export function keyFault(body: unknown): Failure | undefined {
  const field = keyField(body);
  if (field === undefined) return undefined;
  return {
    action: 'fix-input',
    code: 'request-rejected',
    detail: 'API keys are not sent in request bodies',
    fields: [{ field, fault: 'unknown-field' }],
  };
}

function keyField(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (/^(x-)?(masked)?api-?key$/i.test(name)) return name;
    const found = keyField(inner);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}
