import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const WIDTH = 1280;
const HEIGHT = 800;
const BYTES_OF_A_DOT = 4;
/** Every so many rows one is looked at: to look costs the measured program nothing. */
const EVERY_ROWS = 20;

const POINTERS_DOTS = 100;

/** Rows of dots, as they are on the screen. */
export type Picture = Buffer;

/** A virtual display of 1280×800 whose dots are read from its memory: no program that is measured has to take part. */
export class DrawnDisplay {
  readonly name: string;
  readonly #file: number;
  readonly #firstDot: number;
  readonly #stop: () => Promise<void>;

  private constructor(name: string, memory: string, stop: () => Promise<void>) {
    this.name = name;
    this.#file = openSync(memory, 'r');
    this.#firstDot = fstatSync(this.#file).size - WIDTH * HEIGHT * BYTES_OF_A_DOT;
    this.#stop = stop;
  }

  static async start(): Promise<DrawnDisplay> {
    const folder = mkdtempSync(join(tmpdir(), 'countertop-display-'));
    const screen = ['-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-fbdir', folder];
    const server = spawn('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp', '-noreset'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
    const stop = async (): Promise<void> => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    return new DrawnDisplay(`:${String(number).trim()}`, join(folder, 'Xvfb_screen0'), stop);
  }

  look(): Picture {
    const row = WIDTH * BYTES_OF_A_DOT;
    const picture = Buffer.alloc((HEIGHT / EVERY_ROWS) * row);
    for (let at = 0; at * EVERY_ROWS < HEIGHT; at++)
      readSync(this.#file, picture, at * row, row, this.#firstDot + at * EVERY_ROWS * row);
    return picture;
  }

  async stop(): Promise<void> {
    closeSync(this.#file);
    await this.#stop();
  }
}

/** Which share of the dots is not the same, from 0 to 1. */
export function differenceOf(one: Picture, other: Picture): number {
  const [dots, others] = [dotsOf(one), dotsOf(other)];
  return dots.reduce((count, dot, at) => count + (dot === others[at] ? 0 : 1), 0) / dots.length;
}

/** Nothing is drawn but the pointer. */
export function isEmpty(picture: Picture): boolean {
  const dots = dotsOf(picture);
  return dots.filter((dot) => dot !== dots[0]).length < POINTERS_DOTS;
}

const dotsOf = (picture: Picture): Uint32Array =>
  new Uint32Array(picture.buffer, picture.byteOffset, picture.length / BYTES_OF_A_DOT);
