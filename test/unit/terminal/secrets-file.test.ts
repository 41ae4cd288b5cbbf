import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSecrets, readSecretsFile } from '../../../src-main/terminal/secrets/secrets-file.ts';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

const read = (content: string) =>
  readSecretsFile(writeIn(temporaryFolder(), 'given.json', content), new VirtualClock());

describe('the file of given secrets', () => {
  test('names the secrets as the set-up does', async () => {
    const secrets = { terminalPassword: 'p' };
    expect(await read('{"terminalPassword":"p","apiKey":""}')).toEqual({ ok: true, secrets });
  });

  test('may begin with the mark that Windows puts there, as a profile may', async () => {
    expect(await read('\ufeff{"apiKey":"k"}')).toEqual({ ok: true, secrets: { apiKey: 'k' } });
  });

  test.each(['sesame', '["sesame"]', '{"password":"sesame"}', '{"apiKey":1}', ''])(
    '%j is none',
    async (content) => {
      expect(await read(content)).toEqual({ ok: false, fault: 'malformed' });
    },
  );

  test('that is not there, or is a folder, cannot be read', async () => {
    const clock = new VirtualClock();
    const folder = temporaryFolder();
    for (const file of [folder, join(folder, 'missing.json')]) {
      expect(await readSecretsFile(file, clock)).toEqual({ ok: false, fault: 'unreadable' });
    }
  });

  test('holds 64 KiB at most', async () => {
    const filled = (bytes: number): string => `{"apiKey":"k"}`.padEnd(bytes);
    expect(await read(filled(64 * 1024))).toMatchObject({ ok: true });
    expect(await read(filled(64 * 1024 + 1))).toEqual({ ok: false, fault: 'too-long' });
  });
});

describe('secrets that come through a pipe', () => {
  test('are taken whole, however they are cut', async () => {
    const pipe = new PassThrough();
    const reading = readSecrets(pipe, new VirtualClock());
    for (const part of ['{"apiKey"', ':"\u00e9', 'é"}']) pipe.write(part);
    pipe.end();
    expect(await reading).toEqual({ ok: true, secrets: { apiKey: 'éé' } });
  });

  test('are given up after ten seconds when nobody ends them', async () => {
    const clock = new VirtualClock();
    const pipe = new PassThrough();
    const reading = readSecrets(pipe, clock);
    pipe.write('{"apiKey":"k"}');
    await clock.advance(10_000);
    expect(await reading).toEqual({ ok: false, fault: 'too-slow' });
    expect(pipe.destroyed).toBe(true);
  });

  test('are given up at once when they are too long, though nobody ends them', async () => {
    const pipe = new PassThrough({ highWaterMark: 1024 * 1024 });
    pipe.write(Buffer.alloc(65 * 1024));
    expect(await readSecrets(pipe, new VirtualClock())).toEqual({ ok: false, fault: 'too-long' });
  });
});

describe.skipIf(process.platform === 'win32')('secrets that come through a pipe with a name', () => {
  /** As many as Node has threads that wait for files. */
  const THREADS = 4;

  const pipe = (): string => {
    const file = join(temporaryFolder(), 'given.json');
    execFileSync('mkfifo', [file]);
    // Lets go of whoever waits to open it, which would keep the worker of the tests from ending.
    onTestFinished(() => closeSync(openSync(file, constants.O_RDWR | constants.O_NONBLOCK)));
    return file;
  };

  test('are taken when somebody writes them, however late', async () => {
    const file = pipe();
    const reading = readSecretsFile(file, new VirtualClock());
    spawn('sh', ['-c', `printf '{"apiKey":"k"}' > '${file}'`]);
    expect(await reading).toEqual({ ok: true, secrets: { apiKey: 'k' } });
  });

  test('are given up after ten seconds when nobody writes, and no thread waits on', async () => {
    const clock = new VirtualClock();
    const readings = Array.from({ length: THREADS }, () => readSecretsFile(pipe(), clock));
    expect(await readFile(import.meta.filename)).not.toHaveLength(0);
    await clock.advance(10_000);
    for (const reading of readings) expect(await reading).toEqual({ ok: false, fault: 'too-slow' });
  });

  test('come from no device', async () => {
    for (const device of ['/dev/zero', '/dev/tty'])
      expect(await readSecretsFile(device, new VirtualClock())).toEqual({ ok: false, fault: 'unreadable' });
  });
});
