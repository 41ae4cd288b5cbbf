import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StateFile, StateFileFault } from '../../../../sandbox/world/state-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('the state file', () => {
  it('has every change on disk once `written` resolves, and no other file beside it', async () => {
    const folder = temporaryFolder();
    let value = 0;
    const file = new StateFile(join(folder, 'world.json'), () => ({ value }));
    for (value = 1; value < 50; value += 1) file.changed();
    await file.written();
    expect(JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8'))).toEqual({ value: 50 });
    expect(readdirSync(folder)).toEqual(['world.json']);
  });

  it('writes once for all changes made before the write begins', async () => {
    let asked = 0;
    const file = new StateFile(join(temporaryFolder(), 'world.json'), () => (asked += 1));
    file.changed();
    file.changed();
    file.changed();
    await file.written();
    expect(asked).toBe(1);
  });

  it('reads nothing where there is no file', async () => {
    const file = new StateFile(join(temporaryFolder(), 'world.json'), () => null);
    expect(await file.read()).toBeUndefined();
  });

  it('names the file when it cannot be read', async () => {
    const path = join(temporaryFolder(), 'world.json');
    writeFileSync(path, '{"half":');
    const file = new StateFile(path, () => null);
    await expect(file.read()).rejects.toThrow(StateFileFault);
    await expect(file.read()).rejects.toThrow(path);
  });

  it('tells of a failed write, keeps the old content, and writes again with the next change', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'world.json');
    let value = 'first';
    const file = new StateFile(path, () => value);
    file.changed();
    await file.written();

    mkdirSync(`${path}.tmp`);
    value = 'second';
    file.changed();
    await expect(file.written()).rejects.toThrow(StateFileFault);
    expect(readFileSync(path, 'utf8')).toBe('"first"');

    rmSync(`${path}.tmp`, { recursive: true });
    file.changed();
    await file.written();
    expect(readFileSync(path, 'utf8')).toBe('"second"');
  });
});
