import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, readCatalogue } from '../../../../scripts/messages/catalogue.mjs';
import { findings } from '../../../../scripts/messages/findings.mjs';
import { messageTypes, TYPES } from '../../../../scripts/messages/types.mjs';
import { LANGUAGES } from '../../../../shared/language.ts';
import { loadMessages } from '../../../../shared/messages/load-messages.ts';

const english = readCatalogue('en').messages;

test('nothing is missing, unused, left in English or wrong (npm run messages)', () => {
  expect(findings()).toEqual([]);
});

test('the types are those of the English catalogue (npm run messages)', async () => {
  expect(readFileSync(TYPES, 'utf8')).toBe(await messageTypes(readCatalogue('en')));
});

test('there is a catalogue for each language, and no other', () => {
  expect([...languages()].sort()).toEqual([...LANGUAGES].sort());
});

test.each(LANGUAGES)('the messages of %s say which they are', async (language) => {
  expect((await loadMessages(language)).language).toBe(language);
});

// https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
test.each(LANGUAGES)('what the button is called in %s holds what stands on it', async (language) => {
  const { add, addToCart } = (await loadMessages(language)).cart;
  expect(addToCart.toLocaleLowerCase(language)).toContain(add.toLocaleLowerCase(language));
});

test.each(LANGUAGES)('practice in %s names the buttons as they are called on the till', (language) => {
  const { messages } = readCatalogue(language);
  for (const [button, situation] of [
    ['check.ask', 'claims-paid'],
    ['awaiting.wrongAmount', 'wrong-amount'],
  ])
    expect(messages[`practice.situations.${situation}.right`]).toContain(messages[`${button}`]);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('says every number that English says', () => {
    // Languages group thousands each in their own way, some not at all below ten thousand.
    const ungrouped = (text: string) => text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, '');
    const numbers = (text = '') =>
      (ungrouped(text).match(/\d+/g) ?? []).filter((digits) => digits.length > 2).sort();
    for (const [key, text] of Object.entries(readCatalogue(language).messages))
      expect([key, numbers(text)]).toEqual([key, numbers(english[key])]);
  });

  test('promises no refund and no goods where English does not', async () => {
    const { outcomes } = await loadMessages(language);
    const verdicts = Object.values(outcomes).map(({ verdict }) => verdict);
    expect(new Set(verdicts).size).toBe(2);
    expect(outcomes.completed.verdict).toBe(outcomes.overpaid.verdict);
    expect(outcomes.underpaid.verdict).not.toBe(outcomes.completed.verdict);
  });
});
