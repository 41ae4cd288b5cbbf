import { expect, test } from 'vitest';
import { bindingOf, newSecret, readCode, writeCode } from '../../../src-main/provisioning/hand-over-code.ts';

const ALPHABET = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
const codes = Array.from({ length: 20 }, () =>
  writeCode({ secret: newSecret(), binding: bindingOf(Buffer.from(newSecret())) }),
);

test('a code is four groups of four without characters that are read as others', () => {
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const read = readCode(code);
    expect(read && writeCode(read)).toBe(code);
  }
});

test('small letters, spaces, other dashes, and O, I and L for 0 and 1 do not matter', () => {
  const code = writeCode({ secret: '0110ABCDEF', binding: '00011' });
  const read = readCode(code);
  expect(read).toEqual({ secret: '0110ABCDEF', binding: '00011' });
  for (const typed of [
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' – ')} `,
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
    code.replaceAll('0', 'O').replaceAll('1', 'I'),
  ]) {
    expect(readCode(typed)).toEqual(read);
  }
});

test('every single wrong character is found', () => {
  for (const code of codes) {
    const text = code.replaceAll('-', '');
    for (const [place, right] of Array.from(text).entries()) {
      for (const wrong of ALPHABET.filter((other) => other !== right)) {
        expect(readCode(text.slice(0, place) + wrong + text.slice(place + 1))).toBeUndefined();
      }
    }
  }
});

test('every two characters that changed places are found', () => {
  for (const code of codes) {
    const text = code.replaceAll('-', '');
    for (let one = 0; one < text.length; one += 1) {
      for (let other = one + 1; other < text.length; other += 1) {
        if (text[one] === text[other]) continue;
        const swapped = Array.from(text);
        swapped[one] = text.charAt(other);
        swapped[other] = text.charAt(one);
        expect(readCode(swapped.join(''))).toBeUndefined();
      }
    }
  }
});

test('what is too short, too long or no code is none', () => {
  const [code = ''] = codes;
  for (const typed of [
    '',
    '-',
    code.slice(1),
    `${code}0`,
    code.replace(/.$/, 'U'),
    '🙂'.repeat(16),
    'İ'.repeat(16),
  ]) {
    expect(readCode(typed)).toBeUndefined();
  }
});

test('a binding is the first 25 bits', () => {
  expect(bindingOf(Buffer.from([0, 0, 0, 0]))).toBe('00000');
  expect(bindingOf(Buffer.from([255, 255, 255, 128]))).toBe('ZZZZZ');
  expect(bindingOf(Buffer.from([255, 255, 255, 127]))).toBe('ZZZZY');
  expect(bindingOf(Buffer.from([8, 0, 0, 127]))).toBe('10000');
});
