import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../../sandbox/description/schemas/record-fields.ts';
import { isPhone } from '../../../../sandbox/http/formats.ts';

const described = new RegExp(contactFields.contactPhone.pattern, 'u');

describe('a phone number in a request', () => {
  it.each([
    '555 0100',
    '+15550100',
    '(212) 555-0100',
    '030/123456',
    '+49 (0)30 123456 ext. 7',
    '555-0100 X12',
  ])('%s is taken, and the description says so', (text) => {
    expect([isPhone(text), described.test(text)]).toEqual([true, true]);
  });

  it.each(['', '()', 'by mail', '12', '555\u20130100', '555 0100 ext', '555-0100 x1234567'])(
    '%j is refused, and the description says so',
    (text) => {
      expect([isPhone(text), described.test(text)]).toEqual([false, false]);
    },
  );
});
