import { randomBytes, randomUUID } from 'node:crypto';

/** A new identifier of the observed form `<prefix>_<string>` (spec "Conventions that apply to all resources"). */
export function newId(
  prefix:
    | 'par'
    | 'mer'
    | 'loc'
    | 'term'
    | 'key'
    | 'mur'
    | 'bat'
    | 'set'
    | 'dep'
    | 'pyt'
    | 'app'
    | 'env'
    | 'att'
    | 'evt',
): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

export function newSecret(prefix: string): string {
  return `${prefix}-${randomBytes(24).toString('base64url')}`;
}

/** In base64, as webhook receivers get it. */
export function newSigningSecret(): string {
  return randomBytes(32).toString('base64');
}
