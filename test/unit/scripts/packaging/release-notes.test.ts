import { expect, test } from 'vitest';
import { notesOf, notesOfTag } from '../../../../scripts/packaging/release-notes.mjs';

const CHANGELOG = `# Changelog

## Unreleased

- Not out yet.

## [1.2.0] - 2026-05-01

### Added

- Something for cashiers.

## 1.1.0

- Before.
`;

test('the notes of a release are its section of the changelog, and no other', () => {
  expect(notesOf(CHANGELOG, '1.2.0')).toBe('### Added\n\n- Something for cashiers.');
  expect(notesOf(CHANGELOG, '1.1.0')).toBe('- Before.');
});

test('a version that the changelog says nothing of is not released', () => {
  expect(() => notesOf(CHANGELOG, '1.3.0')).toThrow('no section "## 1.3.0"');
  expect(() => notesOf('## 1.3.0\n\n## 1.2.0\n\n- Text.\n', '1.3.0')).toThrow('no section "## 1.3.0"');
});

test('a tag of another version than the project’s is refused', () => {
  expect(() => notesOfTag('v99.0.0')).toThrow('they must be the same');
});
