import { expect, test } from 'vitest';
import { fieldLabel } from '../../../../../src-renderer/components/banner/field-label.ts';
import { LANGUAGES } from '../../../../../shared/language.ts';
import { loadMessages } from '../../../../../shared/messages/load-messages.ts';

test.each(LANGUAGES)('%s has the words of the forms for the names of fields', async (language) => {
  const messages = await loadMessages(language);
  expect(fieldLabel('name', 'cashier-invalid', messages)).toBe(messages.cashiers.name);
  // The digits are said once, by what is expected: the box says both in one.
  expect(messages.cashiers.pin.startsWith(fieldLabel('pin', 'cashier-invalid', messages) ?? '-')).toBe(true);
  expect(fieldLabel('apiKey', 'secret-missing', messages)).toBe(messages.secrets.apiKey);
  expect(fieldLabel('address.host', 'command-refused', messages)).toBe(messages.printing.host);
});

test('a field of a file keeps its name, also one that a form has', async () => {
  const messages = await loadMessages('en');
  expect(fieldLabel('name', 'profile-invalid', messages)).toBeUndefined();
  expect(fieldLabel('toString', 'cashier-invalid', messages)).toBeUndefined();
});
