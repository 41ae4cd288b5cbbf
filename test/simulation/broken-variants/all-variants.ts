import { COMPARING } from './comparing.ts';
import { CREATING } from './creating.ts';
import { CUSTOMERS } from './customers.ts';
import { GUARDING } from './guarding.ts';
import { HOSTILE } from './hostile.ts';
import { JUDGING } from './judging.ts';
import { OUTSIDE } from './outside.ts';
import { RAISING } from './raising.ts';
import { REPORTING } from './reporting.ts';
import { RESTLESS } from './restless.ts';
import { SHOPPING } from './shopping.ts';
import { TRACKING } from './tracking.ts';
import { WITHDRAWING } from './withdrawing.ts';
import { WRECKED } from './wrecked.ts';
import type { Variant } from './variant.ts';

/** Every mistake that the simulation has to find. */
export const VARIANTS: readonly Variant[] = [
  ...CREATING,
  ...TRACKING,
  ...GUARDING,
  ...RAISING,
  ...OUTSIDE,
  ...CUSTOMERS,
  ...REPORTING,
  ...COMPARING,
  ...JUDGING,
  ...HOSTILE,
  ...RESTLESS,
  ...WRECKED,
  ...WITHDRAWING,
  ...SHOPPING,
];
