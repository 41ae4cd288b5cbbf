import { spawnSync } from 'node:child_process';

/** Refuses what is not as RFC 4180 has it. */
const PROGRAM = `
import csv, io, json, sys
text = sys.stdin.buffer.read().decode('utf-8-sig')
json.dump(list(csv.reader(io.StringIO(text, newline=''), strict=True)), sys.stdout)
`;

export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A table as the csv module of Python reads it: by column, each row with as many fields as the head. Throws where it does not. */
export function readByPython(text: string): readonly Readonly<Record<string, string>>[] {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', PROGRAM], { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [head = [], ...rows] = JSON.parse(stdout) as string[][];
  return rows.map((row) => {
    if (row.length !== head.length) throw new Error(`not ${head.length} fields: ${row.join('|')}`);
    return Object.fromEntries(head.map((name, index) => [name, row[index] ?? '']));
  });
}
