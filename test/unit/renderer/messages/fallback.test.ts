import { expect, test } from 'vitest';
import { withFallback } from '../../../../src-renderer/messages/fallback.ts';

test('words come in the language that is asked for', async () => {
  expect(await withFallback((language) => Promise.resolve(language), 'de')).toBe('de');
});

test('words that cannot be loaded come in English', async () => {
  const load = (language: string) =>
    language === 'en' ? Promise.resolve('en') : Promise.reject(new Error('the file is gone'));
  expect(await withFallback(load, 'de')).toBe('en');
});
