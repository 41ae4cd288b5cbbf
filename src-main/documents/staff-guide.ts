import { SALE_OUTCOMES } from '../../shared/payment/payment-status.ts';
import type { PrintedDocument, DocumentBlock } from '../../shared/printing/printed-document.ts';
import type { DocumentContext } from './document-context.ts';

/** Answers a sheet to hang up with what the screens say about each outcome and about not knowing, in the same words. */
export function staffGuide({ language, words, terminal }: DocumentContext): PrintedDocument {
  const { outcomes, outcome: asked, unknown } = words;
  const endings = [...SALE_OUTCOMES.map((outcome) => outcomes[outcome]), unknown];
  return {
    language,
    name: `${words.staffGuide.title} ${terminal.storeName}`,
    copyMark: words.documents.copy,
    sheet: 'a4',
    blocks: [
      { kind: 'title', text: words.staffGuide.title },
      { kind: 'text', text: words.staffGuide.intro },
      ...endings.flatMap(({ title, verdict, happened, money, todo }): readonly DocumentBlock[] => [
        { kind: 'rule' },
        { kind: 'text', text: title, strong: true },
        { kind: 'text', text: verdict, strong: true },
        { kind: 'text', text: happened },
        { kind: 'text', text: asked.money, small: true },
        { kind: 'text', text: money },
        { kind: 'text', text: asked.todo, small: true },
        { kind: 'text', text: todo },
      ]),
    ],
  };
}
