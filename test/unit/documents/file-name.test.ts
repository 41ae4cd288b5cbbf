import { expect, test } from 'vitest';
import { fileName } from '../../../src-main/documents/file-name.ts';

test.each([
  ['Receipt CT-000017', 'Receipt CT-000017'],
  ['Receipt TABLE 7/2', 'Receipt TABLE 7-2'],
  ['Receipt ../../etc\\x:*?"<>|', 'Receipt ..-..-etc-x-------'],
  ['Quittung Tisch 4 ☕', 'Quittung Tisch 4 ☕'],
])('%s is a file called %s', (name, file) => {
  expect(fileName(name)).toBe(file);
});

test('a name is no longer than file systems take', () => {
  expect(fileName('x'.repeat(500))).toHaveLength(120);
});
