import type { UpdateCheck } from '../../shared/contract/updates.ts';

/**
 * Whether a look has shown that the publisher no longer offers this version to this till. An address that does not answer, or
 * says what the publisher has not signed, withdraws nothing.
 */
export function isWithdrawn(version: string, found: UpdateCheck): boolean {
  switch (found.result) {
    case 'fits':
    case 'not-tried':
      return found.newer !== version;
    case 'newest':
    case 'others-first':
    case 'differs':
      return true;
    default:
      return false;
  }
}
