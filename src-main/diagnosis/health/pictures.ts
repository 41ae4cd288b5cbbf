import type { FolderCheck } from '../../../shared/contract/checkout.ts';
import type { HealthFinding } from '../../../shared/contract/health.ts';

/** Judges the pictures that a kiosk shows while nobody is there. It sells without them, so they are never worse than `attention`. */
export function picturesOf({ canBeRead, ...found }: FolderCheck): HealthFinding<'pictures'> {
  const result = canBeRead ? resultOf(found) : 'no-folder';
  return { name: 'pictures', result, ...found, state: result === 'shown' ? 'fine' : 'attention' };
}

function resultOf({ shown, notShown }: Pick<FolderCheck, 'shown' | 'notShown'>) {
  if (notShown > 0) return 'not-shown';
  return shown > 0 ? 'shown' : 'empty';
}
