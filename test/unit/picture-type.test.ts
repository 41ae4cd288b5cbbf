import { expect, test } from 'vitest';
import { isAnimatedPng, pictureType } from '../../src-main/picture-type.ts';
import { png, withChunk } from '../support/system/png.ts';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const webp = (kind: string, hex: string) => {
  const file = Buffer.concat([Buffer.from('RIFF????WEBP' + kind, 'latin1'), bytes(hex), Buffer.alloc(20)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};

/** SOI, an APP0 segment, filling, a table, then the frame of this kind: 30 rows of 40 dots. */
const jpeg = (frame: string) =>
  bytes(`ffd8 ffe0 0004 0000 ff ffdb 0003 00 ff${frame} 000b 08 001e 0028 01 01 11 00 ffd9`);

test.each([
  ['PNG', png(40, 30), 'image/png 40 30'],
  ['JPEG', jpeg('c0'), 'image/jpeg 40 30'],
  ['progressive JPEG', jpeg('c2'), 'image/jpeg 40 30'],
  // The scale bits beside width and height are no part of them.
  ['lossy WebP', webp('VP8 ', '00000000 300000 9d012a 2840 1e80'), 'image/webp 40 30'],
  ['lossless WebP', webp('VP8L', '00000000 2f 27400700'), 'image/webp 40 30'],
  ['extended WebP', webp('VP8X', '0a000000 10 000000 270000 1d0000'), 'image/webp 40 30'],
])('%s is known by its bytes', (_, file, said) => {
  const found = pictureType(file);
  expect(`${found?.type} ${found?.width} ${found?.height}`).toBe(said);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script/></svg>')],
  ['GIF', Buffer.from('GIF89a(\0\x1e\0 more than enough bytes for a header')],
  ['the beginning of a PNG', png(40, 30).subarray(0, 20)],
  ['a PNG that is cut off', png(40, 30).subarray(0, -8)],
  ['a JPEG that is cut off', jpeg('c0').subarray(0, -1)],
  ['a WebP that is cut off', webp('VP8L', '00000000 2f 27400700').subarray(0, -1)],
  ['a PNG without a side', png(0, 30)],
  ['a PNG that begins with another chunk', Buffer.concat([png(4, 3).subarray(0, 12), Buffer.alloc(40)])],
  ['the beginning of a JPEG', jpeg('c0').subarray(0, 16)],
  ['a JPEG without a frame', jpeg('c4')],
  ['a JPEG whose segments lead nowhere', bytes(`ffd8 ffe0 0000 ${'00'.repeat(40)}`)],
  ['a WebP that moves', webp('VP8X', '0a000000 02 000000 270000 1d0000')],
  ['another RIFF', Buffer.from('RIFF????WAVEfmt and the rest of what stands there')],
  ['an unknown WebP', webp('VP9 ', '00')],
])('%s is no picture', (_, file) => {
  expect(pictureType(file)).toBeUndefined();
});

test.each([
  ['as it is', png(40, 30), false],
  ['with a comment', withChunk(png(40, 30), 'tEXt'), false],
  ['with frames', withChunk(png(40, 30), 'acTL'), true],
  ['with frames behind its dots, which are drawn nowhere', withChunk(png(40, 30), 'acTL', -12), false],
])('a PNG %s', (_, file, moves) => {
  expect(isAnimatedPng(file)).toBe(moves);
});

test('no bytes make it fail', () => {
  const whole = [png(4, 3), jpeg('c0'), webp('VP8L', '00000000 2f 27400700')];
  for (const file of whole)
    for (let length = 0; length <= file.length; length += 1)
      expect(() => [
        pictureType(file.subarray(0, length)),
        isAnimatedPng(file.subarray(0, length)),
      ]).not.toThrow();
});
