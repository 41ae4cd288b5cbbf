import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../shared/language.ts';
import { loadAllWords, loadWords } from '../../../../shared/text/load-words.ts';
import { everyText } from '../../../support/every-text.ts';

const english = new Map(everyText(await loadAllWords('en')));
/** One word may be the same in two languages; a sentence is not. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
/** The letters that a printer has to have. */
const SAMPLE = 'testPaper.sample';

test.each(LANGUAGES)('the words of %s say which they are', async (language) => {
  expect((await loadWords(language)).language).toBe(language);
});

// https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
test.each(LANGUAGES)('what the button is called in %s holds what stands on it', async (language) => {
  const { add, addToCart } = (await loadWords(language)).cart;
  expect(addToCart.toLocaleLowerCase(language)).toContain(add.toLocaleLowerCase(language));
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', async (language) => {
  const texts = everyText(await loadAllWords(language));

  test('leaves nothing empty that English says', () => {
    expect(texts.filter(([path, text]) => text === '' && english.get(path) !== '')).toEqual([]);
  });

  test('says every number and name that English says', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).filter((digits) => digits.length > 2).sort();
    for (const [path, text] of texts)
      expect([path, numbers(text)]).toEqual([path, numbers(english.get(path) ?? '')]);
  });

  test('is not English left as it was', () => {
    const left = texts.filter(
      ([path, text]) => text === english.get(path) && isSentence(text) && path !== SAMPLE,
    );
    expect(left).toEqual([]);
  });

  test('promises no refund and no goods where English does not', async () => {
    const { outcomes } = await loadWords(language);
    const verdicts = Object.values(outcomes).map(({ verdict }) => verdict);
    expect(new Set(verdicts).size).toBe(2);
    expect(outcomes.completed.verdict).toBe(outcomes.overpaid.verdict);
    expect(outcomes.underpaid.verdict).not.toBe(outcomes.completed.verdict);
  });
});
