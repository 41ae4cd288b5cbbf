import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { isatty } from 'node:tty';
import { z } from 'zod';
import { textOfFile } from '../../../shared/text/text-of-file.ts';
import { within } from '../../supervision/deadline.ts';
import type { Readable } from 'node:stream';
import type { Clock } from '../../../shared/time/clock.ts';
import { givenSecretsIn } from './secrets.ts';
import type { GivenSecrets } from './secrets.ts';

const fileSchema = z.strictObject({
  terminalPassword: z.string().optional(),
  clientSecret: z.string().optional(),
  apiKey: z.string().optional(),
  proxyPassword: z.string().optional(),
  webhookSecret: z.string().optional(),
  partnerWebhookSecret: z.string().optional(),
  backOfficeKey: z.string().optional(),
  backOfficePassword: z.string().optional(),
  backOfficeClientSecret: z.string().optional(),
  staffPin: z.string().optional(),
});

const STANDARD_INPUT = 0;
/** Ten secrets are a few hundred bytes: longer, it is another file. */
const MOST_BYTES = 64 * 1024;
/** For whatever writes into a pipe; the till asks for the secrets itself when nothing comes. */
const PATIENCE_MS = 10_000;

/** `terminal`: standard input is a keyboard, of which nobody knows that it is waited for. */
export type SecretsFault = 'terminal' | 'too-long' | 'too-slow' | 'unreadable' | 'malformed';

export type SecretsRead =
  | { readonly ok: true; readonly secrets: GivenSecrets }
  | { readonly ok: false; readonly fault: SecretsFault };

/** Secrets from a JSON file, or from standard input for `-`; nothing of what it holds is ever quoted. Never rejects. */
export async function readSecretsFile(file: string, clock: Clock): Promise<SecretsRead> {
  if (file === '-' && isatty(STANDARD_INPUT)) return { ok: false, fault: 'terminal' };
  const stream = file === '-' ? standardInput() : opened(file);
  return stream ? readSecrets(stream, clock) : { ok: false, fault: 'unreadable' };
}

/** Nothing of what cannot be read, and of a device, which may never answer. */
function opened(file: string): Readable | undefined {
  try {
    const found = statSync(file);
    if (found.isFile()) return createReadStream(file);
    if (!found.isFIFO()) return undefined;
    // A stream of a file waits in a thread, which a pipe that nobody writes into would keep, and the till with it.
    return new Socket({ fd: openSync(file, constants.O_RDONLY | constants.O_NONBLOCK), writable: false });
  } catch {
    return undefined;
  }
}

/**
 * By its number where Electron leaves `process.stdin` empty. Elsewhere not: a thread that waits for a pipe which nobody
 * ends would keep the till from ending.
 */
function standardInput(): Readable {
  if (process.platform !== 'win32') return process.stdin;
  return createReadStream('', { fd: STANDARD_INPUT, autoClose: false });
}

/** The same of a stream that is open already; it is destroyed. */
export async function readSecrets(stream: Readable, clock: Clock): Promise<SecretsRead> {
  const nobodyStops = new AbortController().signal;
  const read = () => textOf(stream).catch(() => 'unreadable' as const);
  const text = (await within(clock, PATIENCE_MS, nobodyStops, read)) ?? 'too-slow';
  stream.destroy();
  return typeof text === 'string' ? { ok: false, fault: text } : secretsIn(text);
}

async function textOf(stream: Readable): Promise<Buffer | 'too-long'> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > MOST_BYTES) return 'too-long';
  }
  return Buffer.concat(parts);
}

function secretsIn(text: Buffer): SecretsRead {
  try {
    const read = fileSchema.safeParse(JSON.parse(textOfFile(text) ?? ''));
    if (read.success) return { ok: true, secrets: givenSecretsIn(read.data) };
  } catch {
    // The cause may quote the file.
  }
  return { ok: false, fault: 'malformed' };
}
