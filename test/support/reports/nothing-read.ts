import type { UnfinishedReading } from '../../../src-main/reports/ports.ts';

/** Of an export that asks the service for no days. */
export const NOTHING_READ: UnfinishedReading = {
  goesOn: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
};
