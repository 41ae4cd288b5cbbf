import type { Language } from '../../../shared/language.ts';
import type { PrintedDocument, DocumentBlock } from '../../../shared/printing/printed-document.ts';

/** A receipt as a shop hands it out. */
export function receipt(
  changed: { language?: Language; blocks?: readonly DocumentBlock[]; name?: string } = {},
): PrintedDocument {
  const {
    language = 'en',
    name = 'Receipt 17',
    blocks = [...RECEIPT, { kind: 'text', text: name }],
  } = changed;
  return { language, name, copyMark: 'COPY', blocks };
}

const RECEIPT: readonly DocumentBlock[] = [
  { kind: 'title', text: 'Corner Shop' },
  { kind: 'text', text: '12 May 2026, 11:30', align: 'center' },
  { kind: 'rule' },
  { kind: 'row', name: '2 × Flat white', value: '$7.00' },
  { kind: 'row', name: 'Sandwich with everything on it, and a bit more of that', value: '$12.50' },
  { kind: 'row', name: 'Total', value: '$19.50', strong: true },
  { kind: 'space' },
  { kind: 'text', text: 'Thank you', align: 'center', strong: true },
  { kind: 'text', text: 'Keep this receipt for 30 days.', small: true },
  { kind: 'code', text: 'https://pay.example.test/p/1?x=ä' },
];
