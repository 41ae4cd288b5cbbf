import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

const PROJECT = join(import.meta.dirname, '../../..');

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly program: ESTree.Program;
}

export const textOf = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

export function parse(file: string): Source {
  return parseText(file, textOf(file));
}

export function parseText(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return { file, text, program };
}
