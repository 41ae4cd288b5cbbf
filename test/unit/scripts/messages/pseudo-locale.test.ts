import { expect, test } from 'vitest';
import { readCatalogue } from '../../../../scripts/messages/catalogue.mjs';
import { argumentsOf } from '../../../../scripts/messages/message-parts.mjs';
import { pseudoLocale } from '../../../../scripts/messages/pseudo-locale.mjs';

const english = readCatalogue('en');
const pseudo = pseudoLocale(english).messages;

test('every message is accented, in brackets and longer by a third or more, with its arguments as they were', () => {
  for (const [key, message] of Object.entries(english.messages)) {
    expect(pseudo[key]).toMatch(/^\[.*\]$/);
    expect([key, argumentsOf(pseudo[key] ?? '')]).toEqual([key, argumentsOf(message)]);
  }
  const length = (messages: Readonly<Record<string, string>>) => Object.values(messages).join('').length;
  expect(length(pseudo) / length(english.messages)).toBeGreaterThan(1.33);
  expect(pseudo['cart.items']).toBe('[{count, plural, one {{count} îîţéém} other {{count} îîţéémš}}]');
});
