import { MemorySettings } from '../memory/memory-settings.ts';
import { memoryIn } from '../reports/export-memory.ts';
import { TillWorld } from '../worlds/till-world.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';

/**
 * A till in a process of its own, in the folder argv[2], with the profile and secrets argv[3] and argv[4]: saves fees and
 * deposits of the days argv[5], says when the piece argv[6] of the file is about to be written, and waits to be killed.
 */
const [, , folder = '', profile = '', secrets = '{}', days = '{}', pieces = '0'] = process.argv;
const world = new TillWorld(folder, {
  settings: Object.assign(new MemorySettings(), { exportOf: () => memoryIn(folder) }),
});
await world.till.launch({ kind: 'profile', text: profile }, JSON.parse(secrets) as object);
let written = 0;
world.tables.beforePiece = async () => {
  written += 1;
  if (written < Number(pieces)) return;
  console.log('written');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
};
await world.commands['exports.savePayouts']({ days: JSON.parse(days) as DayRange });
