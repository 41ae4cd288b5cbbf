import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { AllMessages } from '../../../shared/messages/messages.ts';

/** Answers a document that shows whether letters, widths, codes and the cutter work. */
export function testPrint({ language, documents, testPrint: words }: AllMessages): PrintedDocument {
  return {
    language,
    name: words.name,
    copyMark: documents.copy,
    blocks: [
      { kind: 'title', text: words.title },
      { kind: 'text', text: words.text, align: 'center' },
      { kind: 'rule' },
      { kind: 'text', text: words.letters, strong: true },
      { kind: 'text', text: words.sample },
      { kind: 'row', name: words.row, value: words.value },
      { kind: 'space' },
      { kind: 'code', text: words.code },
    ],
  };
}
