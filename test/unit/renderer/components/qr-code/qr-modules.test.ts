import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { qrModules } from '../../../../../src-renderer/components/qr-code/qr-modules.ts';

const url = 'https://pay.example.test/pages/3f0e9a52?terminal=term_456';

/** Fills a grid from the path, as a browser would. */
function drawn(path: string, side: number): boolean[] {
  const dark = Array.from({ length: side * side }, () => false);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i += 1) dark[Number(y) * side + Number(x) + i] = true;
  }
  return dark;
}

describe('the QR code', () => {
  it('draws every dark module of a level M code and no other', () => {
    const { modules } = create(url, { errorCorrectionLevel: 'M' });
    const code = qrModules(url);
    expect(code?.side).toBe(modules.size);
    expect(drawn(code?.path ?? '', modules.size)).toEqual(Array.from(modules.data, (module) => module === 1));
  });

  it('is absent for a text that no code can hold', () => {
    expect(qrModules('a'.repeat(3_000))).toBeUndefined();
  });
});
