import type { Admission } from '../auth/admission.ts';
import type { Sight } from '../auth/permission.ts';
import type { SandboxClock } from '../clock.ts';
import type { World } from '../world/world.ts';

/** Dependencies of the routes of the account hierarchy. */
export interface HierarchyParts {
  readonly admission: Admission;
  readonly clock: SandboxClock;
  readonly sight: Sight;
  readonly world: World;
}

export interface ById {
  readonly Params: { readonly id: string };
}
