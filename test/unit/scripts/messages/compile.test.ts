import { describe, expect, test } from 'vitest';
import { runnerImport } from 'vite';
import { compileCatalogue } from '../../../../scripts/messages/compile.mjs';
import type { Catalogue } from '../../../../scripts/messages/catalogue.mjs';

type Said = (values: object) => string;

const english: Catalogue = {
  language: 'en',
  messages: {},
  descriptions: {
    'sale.of': {
      description: '',
      placeholders: {
        name: { type: 'String', example: 'Ann' },
        count: { type: 'int', example: '2' },
      },
    },
    'sale.at': {
      description: '',
      placeholders: { host: { type: 'String', example: 'a', 'x-isolate': true } },
    },
  },
};

async function compiled(language: string, messages: Readonly<Record<string, string>>) {
  const code = compileCatalogue({ language, messages, descriptions: {} }, english);
  const { module } = await runnerImport<{
    messages: { language: string; sale: Record<string, string | Said> };
  }>('compiled', {
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'compiled',
        resolveId: (id) => (id.endsWith('compiled') ? '\0compiled' : undefined),
        load: (id) => (id === '\0compiled' ? code : undefined),
      },
    ],
  });
  return module.messages;
}

const say = (message: string | Said | undefined, values: object) =>
  typeof message === 'function' ? message(values) : message;

test('a message without arguments is a text, whatever stands in it', async () => {
  const text = 'Write "{n}" \\ or ’ : () => "x"';
  const { language, sale } = await compiled('en', { 'sale.title': text.replace('{n}', "'{n}'") });
  expect([language, sale['title']]).toEqual(['en', text]);
});

test('plural forms are those of the language: Arabic tells six apart', async () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const message = `{count, plural, ${forms.map((form) => `${form} {${form}}`).join(' ')}}`;
  const { sale } = await compiled('ar', { 'sale.of': message });
  expect([0, 1, 2, 5, 11, 100].map((count) => say(sale['of'], { count }))).toEqual(forms);
});

test('a form that the language does not have is refused', () => {
  const catalogue = {
    language: 'ja',
    messages: { 'sale.of': '{count, plural, one {1} other {2}}' },
    descriptions: {},
  };
  expect(() => compileCatalogue(catalogue, english)).toThrow(/one/);
});

describe('texts that are put in', () => {
  const values = { name: 'Ann', count: 2 };

  test('are isolated in a language that is written from right to left; numbers are not', async () => {
    const { sale } = await compiled('ar', { 'sale.of': '{count} {name}' });
    expect(say(sale['of'], values)).toBe('2 \u2068Ann\u2069');
  });

  test('are not isolated twice', async () => {
    const { sale } = await compiled('ar', { 'sale.of': '\u2068−{name}\u2069 {name}' });
    expect(say(sale['of'], values)).toBe('\u2068−Ann\u2069 \u2068Ann\u2069');
  });

  test('are isolated elsewhere if they may be in any script', async () => {
    const { sale } = await compiled('de', { 'sale.of': '{name}', 'sale.at': 'an {host}' });
    expect(say(sale['of'], values)).toBe('Ann');
    expect(say(sale['at'], { host: 'a.example' })).toBe('an \u2068a.example\u2069');
  });
});

test.each([
  ['first', ['Menü', '"de"']],
  ['screens', ['Schicht']],
  ['documents', ['KOPIE']],
  [undefined, ['Menü', 'Schicht', 'KOPIE', '"de"']],
] as const)('part %s of a catalogue has the messages of its groups', (part, expected) => {
  const messages = { 'header.menu': 'Menü', 'shifts.title': 'Schicht', 'documents.copy': 'KOPIE' };
  const code = compileCatalogue({ language: 'de', messages, descriptions: {} }, english, part);
  expect(['Menü', 'Schicht', 'KOPIE', '"de"'].filter((text) => code.includes(text))).toEqual(expected);
});
