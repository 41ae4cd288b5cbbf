import { expect, test } from 'vitest';
import { installable } from '../../../scripts/runtime/apt.mjs';

const block = (name: string, candidate: string): string =>
  `${name}:\n  Installed: (none)\n  Candidate: ${candidate}\n  Version table:\n     ${candidate} 500\n`;

test('takes the t64 name where the plain name is only provided by others', () => {
  const policy = block('libasound2', '(none)') + block('libasound2t64', '1.2.11-1') + block('xvfb', '2:21.1');
  expect(installable(['libasound2', 'xvfb'], policy)).toEqual(['libasound2t64', 'xvfb']);
});

test('keeps the plain name where it can be installed, or where nothing is known', () => {
  expect(installable(['libasound2'], block('libasound2', '1.2.8-1'))).toEqual(['libasound2']);
  expect(installable(['libasound2'], '')).toEqual(['libasound2']);
});
