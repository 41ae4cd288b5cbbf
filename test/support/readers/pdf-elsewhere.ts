import { spawnSync } from 'node:child_process';
import { pdfPages, pdfText } from '../system/pdf-text.ts';

/**
 * A PDF file as another program reads it: its pages, and its words with single blanks. On Linux that is poppler, which
 * complains of whatever is not well-formed; on the other systems nothing brings it, and our own reader stands in.
 */
export function readElsewhere(pdf: Buffer): { readonly pages: number; readonly text: string } {
  if (process.platform !== 'linux') return { pages: pdfPages(pdf), text: pdfText(pdf) };
  const pages = Number(/^Pages:\s+(\d+)$/m.exec(run('pdfinfo', ['-'], pdf))?.[1]);
  return { pages, text: run('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], pdf).replaceAll(/\s+/g, ' ') };
}

function run(program: string, args: readonly string[], pdf: Buffer): string {
  const { error, stderr, stdout } = spawnSync(program, args, { input: pdf, encoding: 'utf8' });
  if (error) throw error;
  if (stderr !== '') throw new Error(`${program}: ${stderr}`);
  return stdout;
}
