import type { Failure } from './failure.ts';

/**
 * Whether this looks like a masked key, which must not be sent (spec "API key"). The specification does not say how keys are
 * masked: by several stars, dots or crosses, or by characters that a header cannot have.
 */
export function looksMasked(key: string): boolean {
  return /[*•●∙·…]|\.{3}|x{6}|X{6}/u.test(key);
}

/** The failure for a masked API key. Without it, a till that signs in by password would keep the key and never notice. */
export function maskedKeyRefusal({ apiKey }: { readonly apiKey?: string }): Failure | undefined {
  if (apiKey === undefined || !looksMasked(apiKey)) return undefined;
  return {
    action: 'fix-input',
    code: 'secret-missing',
    fields: [{ field: 'apiKey', fault: 'malformed', expected: 'unmasked-key' }],
  };
}
