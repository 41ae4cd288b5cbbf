import { describe, expect, test } from 'vitest';
import { ARTICLE_COLOURS, CATALOGUE_COLUMNS } from '../../../shared/contract/checkout.ts';
import { LANGUAGES } from '../../../shared/language.ts';
import { loadMessages } from '../../../shared/messages/load-messages.ts';
import { colourNamed } from '../../../src-main/checkout/catalogue/colour-names.ts';
import { columnNamed } from '../../../src-main/checkout/catalogue/column-names.ts';
import { readCatalogue } from '../../../src-main/checkout/catalogue/read-catalogue.ts';
import { yesOrNo } from '../../../src-main/checkout/catalogue/yes-or-no.ts';

const RATES = [{ id: 'low', name: 'VAT', percent: '7' }];

describe.each(LANGUAGES)('a catalogue in %s', async (language) => {
  const { columns, columnsHelp, faults, knownColours } = (await loadMessages(language)).amounts;

  test('may name its columns as the till does, in capitals too', () => {
    for (const column of CATALOGUE_COLUMNS) {
      expect(columnNamed(columns[column])?.column).toBe(column);
      expect(columnNamed(columns[column].toLocaleUpperCase(language))?.column).toBe(column);
    }
  });

  test('is read when it is written as the help says', () => {
    const header = CATALOGUE_COLUMNS.map((column) => columns[column]);
    for (const name of header) expect(columnsHelp).toContain(name);
    const yes = faults['not-yes-or-no'].split(/[^\p{L}\p{M}]+/u).find((word) => word && yesOrNo(word));
    const [red] = knownColours.split(/[^\p{L}\p{M}]+/u).filter((word) => colourNamed(word));
    const row = `Çay;3,50;4006381333931;${yes};7;Sıcak;${red};çay.jpg`;
    const tea = { name: 'Çay', unitMinor: 350, code: '4006381333931', quick: true, taxRate: 'low' };
    expect(readCatalogue(`${header.join(';')}\n${row}\n`, 2, RATES)).toEqual({
      articles: [{ ...tea, category: 'Sıcak', colour: 'red', picture: 'çay.jpg' }],
      faults: [],
      unknownColours: 0,
    });
  });

  test('takes every colour that its help names', () => {
    const named = knownColours.split(/[^\p{L}\p{M}]+/u).flatMap((word) => colourNamed(word) ?? []);
    expect(named.filter((colour) => colour !== 'none')).toEqual(ARTICLE_COLOURS);
  });
});

test.each([
  ['WAHR', true],
  ['Faux', false],
  ['DOĞRU', true],
  ['NÃO', false],
  ['', false],
  ['vielleicht', undefined],
])('%j says %j', (cell, answer) => {
  expect(yesOrNo(cell)).toBe(answer);
});
