import { config } from 'zod';

/**
 * A schema that is compiled checks long lists faster, and costs every start: most schemas check one value in a run. Before
 * the first schema is made. A file of its own, since an import of all of zod would bring what no schema uses.
 */
export function checkUncompiled(): void {
  config({ jitless: true });
}
