/** A picture as its first bytes say it, whatever its file is called. */
export interface PictureType {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * Answers `undefined` for bytes of no such picture, for one that is cut off, because it would be drawn as nothing, and for a
 * WebP that moves. A PNG that moves is one, since paper shows it well: `isAnimatedPng`.
 */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const found = png(bytes) ?? webp(bytes) ?? jpeg(bytes);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_HEADER = 'IHDR';
const PNG_END = 'IEND';
const PNG_MOVES = 'acTL';
const PNG_DOTS = 'IDAT';

/** Signature, then the header with width and height. https://www.w3.org/TR/png-3/#5PNG-file-signature */
function png(bytes: Buffer): PictureType | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== PNG_HEADER || !bytes.includes(PNG_END, 33, 'latin1'))
    return undefined;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Whether these bytes of a PNG move on a screen. https://www.w3.org/TR/png-3/#acTL-chunk */
export function isAnimatedPng(bytes: Buffer): boolean {
  // Behind the dots the chunk means nothing.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8);
    if (chunk === PNG_MOVES || chunk === PNG_DOTS) return chunk === PNG_MOVES;
  }
  return false;
}

const MOVES = 0x02;

/** One of three kinds of chunk begins it. https://developers.google.com/speed/webp/docs/riff_container */
function webp(bytes: Buffer): PictureType | undefined {
  const codeAt = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < 30 || codeAt(0) !== 'RIFF' || codeAt(8) !== 'WEBP') return undefined;
  if (8 + bytes.readUInt32LE(4) > bytes.length) return undefined;
  const type = 'image/webp';
  switch (codeAt(12)) {
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return { type, width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      if ((bytes.readUInt8(20) & MOVES) !== 0) return undefined;
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Segments up to the frame's header, which holds height and width (ITU T.81, B.2.2). */
function jpeg(bytes: Buffer): PictureType | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker) && bytes.includes(JPEG_END, at))
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A marker may be padded with bytes of its own first kind.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the three among them that begin tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
