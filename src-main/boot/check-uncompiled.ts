import { config } from 'zod';

/**
 * A schema that is compiled checks long lists faster, and costs every start: most schemas check one value in a run. Before
 * the first schema is made.
 */
export function checkUncompiled(): void {
  config({ jitless: true });
}
