import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The script was asked to end. What it was running has ended; `finally` blocks undo the rest. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`ended by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** @type {readonly NodeJS.Signals[]} */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const PARENT = process.ppid;
/** npm ends without passing it on, and would leave behind what this script runs. */
const lostNpm = () => process.env['npm_lifecycle_event'] !== undefined && process.ppid !== PARENT;
const LOOK_FOR_NPM_MS = 500;
/** A run of hours may print more than fits into a string. Why it failed is at the end. */
const MOST_OUTPUT = 4 * 1024 * 1024;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal] ends the program
 * @property {string} [input] goes to its standard input; nothing is there without it
 * @property {boolean} [shown] its output goes to the terminal instead of into `output`
 */

/**
 * @typedef {object} Ended
 * @property {number} code exit status; 127 when it could not be started, 1 when a signal ended it
 * @property {string} output standard output and standard error as they came, the last 4 million characters of them
 */

/**
 * Runs a program to its end, without a shell.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>} rejects only with `Interrupted`
 */
export function run(program, args, { cwd, env, signal, input, shown = false } = {}) {
  return new Promise((resolve, reject) => {
    const inlet = input === undefined ? 'ignore' : 'pipe';
    const outlet = shown ? 'inherit' : 'pipe';
    const child = spawn(program, args, { cwd, env, signal, stdio: [inlet, outlet, outlet] });
    // A program that ends without reading it says so by its exit code.
    child.stdin?.on('error', () => undefined).end(input);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream
        ?.setEncoding('utf8')
        .on('data', (/** @type {string} */ text) => (output = `${output}${text}`.slice(-MOST_OUTPUT)));
    }

    /** @type {NodeJS.Signals | undefined} */
    let interruption;
    // Always as SIGTERM: a Ctrl-C has already reached the program through the terminal, and Chromium dies without
    // saving at a second SIGINT.
    const passOn = (/** @type {NodeJS.Signals} */ name) => {
      interruption = name;
      child.kill('SIGTERM');
    };
    for (const name of ENDINGS) process.on(name, passOn);
    const watch = setInterval(() => {
      if (!lostNpm()) return;
      clearInterval(watch);
      passOn('SIGHUP');
    }, LOOK_FOR_NPM_MS);

    const end = (/** @type {number} */ code) => {
      clearInterval(watch);
      for (const name of ENDINGS) process.off(name, passOn);
      if (interruption) reject(new Interrupted(interruption));
      else resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      if (child.pid === undefined) end(127);
    });
    child.on('close', (code) => {
      end(code ?? 1);
    });
  });
}
