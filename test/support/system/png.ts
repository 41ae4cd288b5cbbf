import { crc32, deflateSync } from 'node:zlib';

/** A picture of one colour, `#rrggbb`, as a PNG file. */
export function png(width: number, height: number, colour = '#c8783c'): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const dot = Buffer.from(colour.slice(1), 'hex');
  const row = Buffer.concat([Buffer.alloc(1), ...Array.from({ length: width }, () => dot)]);
  const dots = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', dots),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** With another chunk, behind the header where no other place is given. */
export function withChunk(file: Buffer, name: string, place = 33): Buffer {
  return Buffer.concat([file.subarray(0, place), chunk(name, Buffer.alloc(8)), file.subarray(place)]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
