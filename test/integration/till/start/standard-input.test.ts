import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { bundleForNode } from '../../../support/system/bundle-for-node.ts';
import { temporaryFolder, writeIn } from '../../../support/system/temporary-folder.ts';

let program: string;
beforeAll(async () => {
  program = await bundleForNode('test/support/system/read-secrets.ts', 'read-secrets');
});

const SECRETS = { ok: true, secrets: { apiKey: 'the key' } };
const JSON_TEXT = '{"apiKey":"the key"}';

test('secrets come through a pipe', async () => {
  const reader = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(JSON_TEXT);
  expect(JSON.parse(await text(reader.stdout))).toEqual(SECRETS);
});

test('and from a file that standard input is', () => {
  const file = openSync(writeIn(temporaryFolder(), 'given.json', JSON_TEXT), 'r');
  const { stdout } = spawnSync(process.execPath, [program], {
    stdio: [file, 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual(SECRETS);
});

test('a pipe that brings too much, and that nobody ends, holds up neither the start nor the end', async () => {
  const reader = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(reader, 'exit');
  // The reader is gone before all of it is written.
  reader.stdin.on('error', () => undefined);
  reader.stdin.write(Buffer.alloc(1024 * 1024));
  expect(JSON.parse(await text(reader.stdout))).toEqual({ ok: false, fault: 'too-long' });
  expect((await ended)[0]).toBe(0);
});
