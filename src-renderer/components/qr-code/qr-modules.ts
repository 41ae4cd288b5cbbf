import { create } from 'qrcode';

export interface QrModules {
  /** Modules on each side, without the quiet zone. */
  readonly side: number;
  /** An SVG path over `side` × `side` units that covers every dark module. */
  readonly path: string;
}

/** The code for `text` at error correction level M, or `undefined` when the text is longer than any code can hold. */
export function qrModules(text: string): QrModules | undefined {
  try {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    return { side: modules.size, path: darkRuns(modules.data, modules.size) };
  } catch {
    // The encoder's only refusal of a plain string is its length; the caller then shows the text alone.
    return undefined;
  }
}

/** One rectangle per horizontal run of dark modules: fewer edges, and no hairlines between neighbours. */
function darkRuns(dark: Uint8Array, side: number): string {
  let path = '';
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const start = x;
      while (x < side && dark[y * side + x] === 1) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  }
  return path;
}
