import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { Database } from '../../../sandbox/world/database.ts';
import { StateFileFault } from '../../../sandbox/world/state-file.ts';
import { mountInMemory } from '../../support/system/disk-in-memory.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { openSandbox, START } from './open-sandbox.ts';

/** How many payments with this reference another program finds in the file. */
function kept(stateFile: string, reference: string): unknown {
  const db = new Database(stateFile);
  const found = db.get('SELECT count(*) AS found FROM payments WHERE reference = ?', reference);
  db.close();
  return found?.['found'];
}

describe('a sandbox with a state file', () => {
  it('knows its payments after a restart and goes on with what was planned', async () => {
    const stateFile = join(temporaryFolder(), 'world.json');
    const before = await openSandbox({ stateFile });
    const soon = await before.created({ requestedAmount: 1.01 });
    const waiting = await before.created({ reference: 'B' });
    await before.sandbox.close();

    const after = await openSandbox({ stateFile, virtualTime: START + 1000 });
    expect(await after.statusOf(soon)).toBe('created');
    await after.advance(1000);
    expect(await after.statusOf(soon)).toBe('completed');
    expect((await after.track(waiting)).json).toMatchObject({ reference: 'B', statusCode: 'created' });
  });

  it('takes a file of the first version, which has no tenders of payments', async () => {
    const stateFile = join(temporaryFolder(), 'world.db');
    const before = await openSandbox({ stateFile });
    const old = await before.created({ reference: 'OLD' });
    await before.sandbox.close();
    const db = new Database(stateFile);
    db.exec('ALTER TABLE payments DROP COLUMN tenderTypes');
    db.close();
    const after = await openSandbox({ stateFile });
    expect((await after.track(old)).json).toMatchObject({ reference: 'OLD', statusCode: 'created' });
    const limited = await after.created({ tenderTypes: ['paypal'] });
    expect(await after.control('GET', `/payments/${limited}`)).toMatchObject({ tenderTypes: ['paypal'] });
  });

  it('catches up at once with what fell due while it was away', async () => {
    const stateFile = join(temporaryFolder(), 'world.json');
    const before = await openSandbox({ stateFile });
    const trackingId = await before.created();
    await before.sandbox.close();
    const after = await openSandbox({ stateFile, virtualTime: START + 3_600_000 });
    expect(await after.statusOf(trackingId)).toBe('expired');
  });

  it('has a payment on disk before it answers, lost answers included', async () => {
    const stateFile = join(temporaryFolder(), 'world.json');
    const till = await openSandbox({ stateFile });
    await till.created({ reference: 'A' });
    expect(kept(stateFile, 'A')).toBe(1);
    await expect(till.create({ reference: 'LOST', requestedAmount: 1.09 })).rejects.toThrow();
    expect(kept(stateFile, 'LOST')).toBe(1);
  });

  it('leaves nothing of a new file that the disk does not take, and begins with it once there is space', async (context) => {
    const folder = temporaryFolder();
    mountInMemory(folder, '8m', context);
    const [stateFile, filler] = [join(folder, 'world.db'), join(folder, 'filler')];
    expect(() => writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024))).toThrow('ENOSPC');
    await expect(openSandbox({ stateFile })).rejects.toThrow('cannot be written');
    expect(readdirSync(folder)).toEqual(['filler']);
    rmSync(filler);
    const till = await openSandbox({ stateFile });
    await till.created({ reference: 'A' });
    expect(kept(stateFile, 'A')).toBe(1);
  });

  it('leaves a file that is complete by itself', async () => {
    const folder = temporaryFolder();
    const till = await openSandbox({ stateFile: join(folder, 'world.db') });
    await till.created({ reference: 'A' });
    await till.sandbox.close();
    const copy = join(temporaryFolder(), 'copy.db');
    writeFileSync(copy, readFileSync(join(folder, 'world.db')));
    expect(kept(copy, 'A')).toBe(1);
  });

  it('refuses the world of the other environment', async () => {
    const stateFile = join(temporaryFolder(), 'world.db');
    const production = await openSandbox({ stateFile, environment: 'production' });
    await production.sandbox.close();
    await expect(startSandbox({ stateFile })).rejects.toThrow(StateFileFault);
  });

  it('refuses a database that is not its own, and leaves it as it is', async () => {
    const stateFile = join(temporaryFolder(), 'other.db');
    const other = new Database(stateFile);
    other.exec('CREATE TABLE notes (text)');
    other.close();
    const before = readFileSync(stateFile);
    await expect(startSandbox({ stateFile })).rejects.toThrow('does not hold a sandbox world');
    expect(readFileSync(stateFile).equals(before)).toBe(true);
  });

  it('does not show the fault of a test amount a second time', async () => {
    const stateFile = join(temporaryFolder(), 'world.json');
    const before = await openSandbox({ stateFile });
    await expect(before.create({ requestedAmount: 1.09 })).rejects.toThrow();
    await before.sandbox.close();
    const after = await openSandbox({ stateFile });
    expect((await after.create({ requestedAmount: 1.09 })).status).toBe(201);
  });

  it.each(['', '{"payments":', '[]', '{"version":2,"payments":[],"faultsShown":[]}'])(
    'refuses to start on a file that holds %j, and leaves it as it is',
    async (text) => {
      const stateFile = join(temporaryFolder(), 'world.json');
      writeFileSync(stateFile, text);
      await expect(startSandbox({ stateFile })).rejects.toThrow(StateFileFault);
      expect(readFileSync(stateFile, 'utf8')).toBe(text);
    },
  );

  it('refuses to start where it cannot write', async () => {
    const stateFile = join(temporaryFolder(), 'nowhere', 'world.json');
    await expect(startSandbox({ stateFile })).rejects.toThrow('cannot be written');
  });
});
