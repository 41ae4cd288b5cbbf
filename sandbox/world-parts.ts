import { ONBOARDING_PART } from './onboarding/seed.ts';
import { WEBHOOKS_PART } from './webhooks/webhooks.ts';
import { BELIEVABLE_WORLD } from './world/seed/believable-world.ts';
import type { WorldPart } from './world/world-part.ts';

/** The contents of a new sandbox: first the account hierarchy with its payments, then what other modules store. */
export const WORLD_PARTS: readonly WorldPart[] = [BELIEVABLE_WORLD, ONBOARDING_PART, WEBHOOKS_PART];
