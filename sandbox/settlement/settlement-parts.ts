import type { Admission } from '../auth/admission.ts';
import type { Sight } from '../auth/permission.ts';
import type { World } from '../world/world.ts';

export interface SettlementParts {
  readonly admission: Admission;
  readonly sight: Sight;
  readonly world: World;
}
