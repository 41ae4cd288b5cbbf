import { describe, expect, test } from 'vitest';
import { isPhone, plainPhone } from '../../../../shared/customer/contact-formats.ts';
import { processorMs } from '../../../support/system/processor-time.ts';

describe('a phone number', () => {
  test.each([
    '+12075550100',
    '207 555 0100',
    '(212) 555-0100',
    '030/123456',
    '+49 (0)30 123456 ext. 7',
    '+(44) 20 7946 0000',
    '(02) (99) 12.34',
    '555-0100x12',
  ])('%s goes as it is written', (text) => {
    expect([isPhone(text), plainPhone(text)]).toEqual([true, text]);
  });

  test.each([
    ['an en dash', '207\u2013555\u20130100', '207-555-0100'],
    ['a hyphen that does not break', '207\u2011555\u20110100', '207-555-0100'],
    ['a minus', '207\u2212555\u22120100', '207-555-0100'],
    ['blanks that do not break', '\u00a0+1\u00a0207\u202f555\u20090100 ', '+1 207 555 0100'],
    ['marks of direction', '\u202a+1 207 555 0100\u202c', '+1 207 555 0100'],
    ['a soft hyphen and a blank of no width', '207\u00ad555\u200b0100', '2075550100'],
    ['full-width characters', '＋８１（３）１２３４－５６７８', '+81(3)1234-5678'],
  ])('with %s is taken, and goes without', (_, pasted, plain) => {
    expect([isPhone(pasted), plainPhone(pasted)]).toEqual([true, plain]);
  });

  test.each([
    '1((((',
    '(212 555-0100',
    '212) 555-0100',
    ')212( 555-0100',
    '((212)) 555-0100',
    '() 555-0100',
    '212 (-) 555',
    '12',
    '+',
    '555 0100 ext',
    // A mark of a footnote is no digit.
    '555 0100²',
    'call 555 0100',
  ])('is not %j', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  test('is refused at once, however much of it there is', () => {
    const tookMs = processorMs(() => {
      expect(isPhone(`${'('.repeat(50_000)}${'1 '.repeat(50_000)}`)).toBe(false);
      expect(isPhone('(1'.repeat(50_000))).toBe(false);
    });
    expect(tookMs).toBeLessThan(1_000);
  });
});
