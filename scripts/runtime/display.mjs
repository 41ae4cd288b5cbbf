import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SetUpError } from './set-up-error.mjs';

const SCREEN = '1920x1200x24';
const START_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 5_000;

/** @param {NodeJS.ProcessEnv} env */
export const lacksDisplay = (env) =>
  process.platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'];

/**
 * Starts a virtual display on the first free number.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [screen] its width, height and depth
 * @returns {Promise<{ name: string, stop: () => Promise<void> }>} `name` is what goes into `DISPLAY`
 */
export async function startVirtualDisplay(env, screen = SCREEN) {
  // Without -noreset it starts over when its last client ends, and a program that begins just then finds no display.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  server.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (complaint += text));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    server.on('close', () => {
      resolve();
    });
    server.on('error', (error) => {
      complaint += error.message;
      if (server.pid === undefined) resolve();
    });
  });
  const number = await Promise.race([
    once(/** @type {import('node:stream').Readable} */ (server.stdio[3]), 'data', {
      signal: AbortSignal.timeout(START_LIMIT_MS),
    }).then(([text]) => String(text).trim()),
    ended.then(() => undefined),
  ]).catch(() => undefined);
  if (number === undefined) {
    server.kill('SIGKILL');
    throw new SetUpError(
      `The virtual display did not start: run Xvfb yourself and set DISPLAY. ${complaint.trim()}`,
    );
  }

  const killWithScript = () => server.kill('SIGKILL');
  process.once('exit', killWithScript);
  return {
    name: `:${number}`,
    stop: async () => {
      server.kill();
      const deadline = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(deadline);
      process.off('exit', killWithScript);
    },
  };
}
