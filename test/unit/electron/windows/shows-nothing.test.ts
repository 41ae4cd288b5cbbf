import { expect, test } from 'vitest';
import { showsNothing } from '../../../../src-main/electron/windows/lost-graphics.ts';

const [WIDTH, HEIGHT] = [320, 200];

/** A white picture with these areas of another colour. */
function picture(...areas: readonly { x: number; y: number; width: number; height: number }[]): Buffer {
  const bitmap = Buffer.alloc(WIDTH * HEIGHT * 4, 0xff);
  for (const { x, y, width, height } of areas)
    for (let row = y; row < y + height; row++)
      bitmap.fill(0x20, (row * WIDTH + x) * 4, (row * WIDTH + x + width) * 4);
  return bitmap;
}

/** As letters without soft edges: bars that begin and end at rows of their own. */
const letters = (y: number, size: number) =>
  Array.from({ length: size }, (_, each) => ({
    x: 20 + each * 4,
    y: y + each,
    width: 3,
    height: size - each,
  }));

test.each([
  ['one colour', picture()],
  ['a plain strip, as it was seen', picture({ x: 312, y: 0, width: 8, height: 190 })],
  [
    'plain areas as large as Chromium’s tiles',
    picture(
      { x: 0, y: 0, width: 320, height: 64 },
      { x: 64, y: 64, width: 64, height: 64 },
      { x: 0, y: 128, width: 128, height: 64 },
    ),
  ],
])('%s is nothing', (_what, bitmap) => {
  expect(showsNothing(bitmap, HEIGHT)).toBe(true);
});

test('no picture is nothing', () => {
  expect(showsNothing(Buffer.alloc(0), 0)).toBe(true);
});

test('one line of text is something, in two colours too', () => {
  expect(showsNothing(picture(...letters(90, 17)), HEIGHT)).toBe(false);
});
