import { chmodSync, chownSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Computer, locked } from '../../../support/system/locked-computer.ts';

// Owners of files count: those that a test writes are its own user's, who is root at some computers.
const asRoot = process.getuid?.() === 0;

describe.runIf(asRoot)('a link on the way, which everybody may write by its mode', () => {
  function linked(): Computer {
    const computer = locked();
    renameSync(join(computer.folder, 'opt/Countertop'), join(computer.folder, 'opt/Countertop-1.2'));
    computer.link('opt/Countertop', 'Countertop-1.2');
    renameSync(join(computer.folder, 'etc'), join(computer.folder, 'kept'));
    computer.link('etc', 'kept');
    return computer;
  }

  test('changes nothing', async () => {
    expect(await linked().states()).toMatchObject({ application: 'locked', profile: 'locked' });
  });

  test('leads to who may write', async () => {
    const computer = linked();
    chmodSync(join(computer.folder, 'opt/Countertop-1.2'), 0o777);
    chmodSync(join(computer.folder, 'kept'), 0o777);
    expect(await computer.states()).toMatchObject({ application: 'open', profile: 'open' });
  });

  test('may lead in a circle', async () => {
    const computer = linked();
    computer.link('opt/circle', 'circle');
    expect(await computer.states({ application: ['/opt/circle/countertop'] })).toMatchObject({
      application: 'unknown',
    });
  });
});

test.runIf(asRoot)('a file of the till’s user is one that they may change', async () => {
  const computer = locked();
  chownSync(join(computer.folder, 'opt/Countertop/countertop'), 64_001, 0);
  expect(await computer.states()).toMatchObject({ application: 'open', profile: 'locked' });
  chownSync(join(computer.folder, 'etc/countertop/terminal.json'), 64_001, 0);
  expect(await computer.states()).toMatchObject({ profile: 'locked' });
  chownSync(join(computer.folder, 'etc/countertop/terminal.json'), 64_002, 0);
  expect(await computer.states()).toMatchObject({ profile: 'open' });
});

test('a till of root’s is locked in nothing that is about its user', async () => {
  expect(await locked().states({ user: { uid: 0, gids: [0] } })).toMatchObject({
    user: 'open',
    application: 'open',
  });
});
