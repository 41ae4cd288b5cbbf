import { config } from 'zod';

/**
 * Turns the compilation of schemas off. A compiled schema checks long lists faster, but each one costs time at every
 * start, and most check one value in a run. Call it before the first schema is made. It has a file of its own, because
 * an import of all of zod would load parts that no schema uses.
 */
export function checkUncompiled(): void {
  config({ jitless: true });
}
