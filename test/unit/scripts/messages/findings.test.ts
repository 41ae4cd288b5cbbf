import { expect, test } from 'vitest';
import { findingsInTranslation } from '../../../../scripts/messages/findings.mjs';
import type { Catalogue } from '../../../../scripts/messages/catalogue.mjs';

const catalogue = (language: string, messages: Readonly<Record<string, string>>): Catalogue => ({
  language,
  messages,
  descriptions: {},
});

const english = catalogue('en', {
  'a.menu': 'Menu',
  'a.open': 'Open',
  'a.times': '{quantity} × {price}',
  'a.items': '{count, plural, one {{count} item} other {{count} items}}',
});
const sound = {
  'a.menu': 'Menü',
  'a.open': 'Öffnen',
  'a.times': '{quantity} × {price}',
  'a.items': '{count, plural, one {{count} Artikel} other {{count} Artikel}}',
};

function found(changes: Readonly<Record<string, string>>, rightlySame: readonly string[] = []) {
  const findings = findingsInTranslation(catalogue('de', { ...sound, ...changes }), english, rightlySame);
  return findings.filter(({ keys }) => keys.length > 0).map(({ what, keys }) => [what, ...keys]);
}

test('a translation that has all, and signs as they are in English, is right', () => {
  expect(found({})).toEqual([]);
});

test('an empty message is missing', () => {
  expect(found({ 'a.open': '' })).toEqual([['missing', 'a.open']]);
});

test('a message that English does not have is found', () => {
  expect(found({ 'a.shut': 'Zu' })).toEqual([['unknown in English', 'a.shut']]);
});

test.each(['{quantity} × {preis}', '{quantity} ×', '{quantity} × {price} {more}'])(
  'other arguments than in English are found: %s',
  (message) => {
    expect(found({ 'a.times': message })).toEqual([['with other arguments than in English', 'a.times']]);
  },
);

test.each(['{count', '{count, plural, few {{count}} other {{count}}}', '{count, plural, one {{count}}}'])(
  'what cannot be compiled is found: %s',
  (message) => {
    const what = 'no ICU message, or with plural forms that the language does not have';
    expect(found({ 'a.items': message })).toEqual([[what, 'a.items']]);
  },
);

test('a text left in English is found, unless it is listed', () => {
  expect(found({ 'a.menu': 'Menu' })).toEqual([['identical to English', 'a.menu']]);
  expect(found({ 'a.menu': 'Menu' }, ['a.menu'])).toEqual([]);
});

test('a listed text that is not English any more is found', () => {
  expect(found({}, ['a.menu'])).toEqual([['in same-as-english.json, but not identical', 'a.menu']]);
});
