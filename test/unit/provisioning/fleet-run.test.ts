import { join } from 'node:path';
import { expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { FleetRecordFile } from '../../../src-main/provisioning/fleet/fleet-record.ts';
import { FleetRun } from '../../../src-main/provisioning/fleet/fleet-run.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { FleetRecord } from '../../../src-main/provisioning/fleet/fleet-record.ts';
import type { FleetPorts } from '../../../src-main/provisioning/fleet/ports.ts';

/** On a disk that is full when a terminal was made, once. */
class OnceFull extends FleetRecordFile {
  #isFull = true;

  override save(record: FleetRecord): Promise<void> {
    if (!this.#isFull || record.tills.every(({ state }) => state !== 'made')) return super.save(record);
    this.#isFull = false;
    return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  }
}

test('the journal has a terminal that was made while the disk was full, and it is made once', async () => {
  const folder = temporaryFolder();
  const clock = new VirtualClock();
  const made: { readonly id: string; readonly name: string }[] = [];
  const service = {
    create: ({ name }: { readonly name: string }) => {
      made.push({ id: `term_${made.length + 1}`, name });
      return Promise.resolve(succeeded(made.at(-1)));
    },
    terminalsOf: () => Promise.resolve(succeeded(made)),
  } as unknown as FleetPorts['service'];
  const packed = {
    bytes: new Uint8Array(8),
    code: 'CODE',
    storeName: 'Shop',
    expiresAt: clock.wall() + 3_600_000,
  };
  const run = new FleetRun(
    {
      version: 1,
      folder: join(folder, 'tills'),
      tills: [{ row: { line: 2, locationId: 'loc_1', name: 'Till 1' }, state: 'new', updated: false }],
    },
    {
      service,
      clock,
      pack: () => Promise.resolve(succeeded(packed)),
      own: { terminalId: 'term_own', training: false },
      profileFaults: () => [],
      file: new OnceFull(join(folder, 'run.json')),
      onChange: () => undefined,
    } as unknown as ConstructorParameters<typeof FleetRun>[1],
  );
  const journal: string[] = [];
  const done = (what: string, id: string) => journal.push(`${what} ${id}`);
  await run.run(false, done);
  expect(run.view()).toMatchObject({ state: 'stopped', packed: 0 });
  await run.run(false, done);
  expect(run.view()).toMatchObject({ state: 'done', packed: 1, created: 1 });
  expect(journal).toEqual(['terminal-created term_1', 'terminal-handed-over term_1']);
  expect(made).toHaveLength(1);
});
