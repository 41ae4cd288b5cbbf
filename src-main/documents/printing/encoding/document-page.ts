import { directionOf } from '../../../../shared/language.ts';
import type { PrintedDocument, DocumentBlock } from '../../../../shared/printing/printed-document.ts';

/** The width in dots of the frame around the page. A picture of the page is whole once all four sides are on it. */
export const FRAME = 1;

/**
 * Answers a document as an HTML page that is `widthDots` wide within its frame, black on white and in the sizes of a
 * printer's letters.
 */
export function documentPage({ language, blocks }: PrintedDocument, widthDots: number): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>
html { background: #fff; color: #000; overflow: hidden; }
body { margin: 0; width: ${widthDots}px; border: ${FRAME}px solid #000; font: 500 24px/1.3 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 44px; line-height: 1.2; text-align: center; }
p { margin: 0; white-space: pre-line; unicode-bidi: plaintext; text-align: start; }
div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 24px; }
div bdi:last-child { margin-inline-start: auto; }
.picture { min-height: 8px; text-align: center; }
img { max-width: 100%; max-height: 240px; }
hr { margin: 10px 0; border: 0; border-top: 2px solid #000; }
</style>
</head>
<body>${blocks.map(markupOf).join('\n')}</body>
</html>`;
}

function markupOf(block: DocumentBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escaped(block.text)}</h1>`;
    case 'text':
      return `<p style="${styleOf(block)}">${escaped(block.text)}</p>`;
    case 'row':
      return `<div style="${styleOf(block)}"><bdi>${escaped(block.name)}</bdi><bdi>${escaped(block.value)}</bdi></div>`;
    case 'rule':
      return '<hr>';
    case 'space':
      return '<p>&nbsp;</p>';
    case 'picture':
      return `<p class="picture"><img src="${escaped(block.source)}" alt=""></p>`;
    case 'code':
      return '';
  }
}

function styleOf(block: {
  readonly align?: string;
  readonly strong?: boolean;
  readonly small?: boolean;
}): string {
  return [
    block.align === 'center' && 'text-align: center',
    block.strong && 'font-weight: 700',
    block.small && 'font-size: 18px',
  ]
    .filter(Boolean)
    .join('; ');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
