import { PNG } from 'pngjs';
import { toString as codeAsSvg } from 'qrcode';
import type { Printed, Style } from './read-escpos.ts';

const DOTS = { 80: 576, 58: 384 } as const;

/** What came out of the printer as a page, one pixel a dot, for a browser to make a picture of. */
export async function paperPicture(
  printed: readonly Printed[],
  paperWidth: keyof typeof DOTS,
): Promise<string> {
  const parts = await Promise.all(printed.map(markupOf));
  return `<!doctype html><meta charset="utf-8"><style>
    body { width: ${DOTS[paperWidth]}px; margin: 16px; padding: 16px; background: #fff; box-shadow: 0 0 8px #888; }
    div { min-height: 30px; font: 20px/30px 'DejaVu Sans Mono', monospace; white-space: pre; }
    span { display: inline-block; vertical-align: bottom; overflow: visible; transform-origin: 0 100%; }
    svg, img { display: block; margin: auto; }
    hr { border: 0; border-top: 3px dashed #888; }
  </style>${parts.join('\n')}`;
}

async function markupOf(each: Printed): Promise<string> {
  switch (each.kind) {
    case 'line':
      return `<div style="text-align: ${each.parts[0]?.style.align ?? 'left'}">${each.parts.map(textOf).join('')}</div>`;
    case 'code':
      return codeAsSvg(each.data, { type: 'svg', margin: 2, width: 40 * each.size });
    case 'raster':
      return `<img src="data:image/png;base64,${pngOf(each).toString('base64')}">`;
    case 'cut':
      return '<hr>';
    case 'pulse':
      return `<div>[drawer: pin ${each.pin}]</div>`;
  }
}

/** Letters are as wide as the printer's dots say, whatever the browser's font. */
function textOf({ text, style }: { readonly text: string; readonly style: Style }): string {
  const dots = (style.font === 'B' ? 9 : 12) * style.width;
  const letters = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const size = (style.font === 'B' ? 15 : 20) * Math.min(style.width, style.height);
  const look = `font-size: ${size}px; letter-spacing: ${dots - size * 0.602}px; font-weight: ${style.bold ? 700 : 400}`;
  return `<span style="line-height: ${30 * style.height}px; ${look}">${letters}</span>`;
}

function pngOf({ width, height, bits }: Extract<Printed, { kind: 'raster' }>): Buffer {
  const png = new PNG({ width, height, colorType: 0 });
  for (let dot = 0; dot < width * height; dot++) {
    const isBlack = ((bits[dot >> 3] ?? 0) >> (7 - (dot & 7))) & 1;
    png.data.set(isBlack ? [0, 0, 0, 255] : [255, 255, 255, 255], dot * 4);
  }
  return PNG.sync.write(png);
}
