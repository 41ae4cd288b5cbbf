import type { Failure } from './failure.ts';

/**
 * Whether this is the form of a key that is for showing only (spec "API key": masked keys must not be sent). How they
 * are masked is not shown: stars, dots or crosses in a row, or signs that no header takes.
 */
export function looksMasked(key: string): boolean {
  return /[*•●∙·…]|\.{3}|x{6}|X{6}/u.test(key);
}

/** Why a typed API key is not taken: a till that signs in otherwise would keep it and never notice. */
export function maskedKeyRefusal({ apiKey }: { readonly apiKey?: string }): Failure | undefined {
  if (apiKey === undefined || !looksMasked(apiKey)) return undefined;
  return {
    action: 'fix-input',
    code: 'secret-missing',
    fields: [{ field: 'apiKey', fault: 'malformed', expected: 'unmasked-key' }],
  };
}
