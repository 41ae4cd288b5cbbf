import { expect, test } from 'vitest';
import { fieldWord } from '../../../../../src-renderer/components/banner/field-label.ts';
import { LANGUAGES } from '../../../../../shared/language.ts';
import { loadMessages } from '../../../../../shared/messages/load-messages.ts';

test.each(LANGUAGES)('%s has the words of the forms for the names of fields', async (language) => {
  const words = await loadMessages(language);
  expect(fieldWord('name', 'cashier-invalid', words)).toBe(words.cashiers.name);
  // The digits are said once, by what is expected: the box says both in one.
  expect(words.cashiers.pin.startsWith(fieldWord('pin', 'cashier-invalid', words) ?? '-')).toBe(true);
  expect(fieldWord('apiKey', 'secret-missing', words)).toBe(words.secrets.apiKey);
  expect(fieldWord('address.host', 'command-refused', words)).toBe(words.printing.host);
});

test('a field of a file keeps its name, also one that a form has', async () => {
  const words = await loadMessages('en');
  expect(fieldWord('name', 'profile-invalid', words)).toBeUndefined();
  expect(fieldWord('toString', 'cashier-invalid', words)).toBeUndefined();
});
