import { formatsFor } from './formats.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { Language } from '../../shared/language.ts';
import type {
  PrintedDocument,
  DocumentBlock,
  ReceiptDetails,
} from '../../shared/printing/printed-document.ts';
import type { AllMessages } from '../../shared/messages/messages.ts';
import type { Formats } from './formats.ts';

/** The terminal that a document is about and the language it is written in. */
export interface DocumentContext {
  readonly terminal: TerminalView;
  readonly language: Language;
  readonly words: AllMessages;
  readonly formats: Formats;
  readonly receipt: ReceiptDetails;
}

export function documentContext(
  terminal: TerminalView,
  language: Language,
  words: AllMessages,
  receipt: ReceiptDetails,
): DocumentContext {
  return { terminal, language, words, formats: formatsFor(language, terminal), receipt };
}

/** Answers the mark on every document about money that is not real. */
export function practiceMark({ terminal, words }: DocumentContext): readonly DocumentBlock[] {
  if (terminal.training) return [loud(words.documents.training)];
  return terminal.environment === 'sandbox' ? [loud(words.documents.testMoney)] : [];
}

/** Puts the mark at the top of a report, since a report is read from the top. */
export function reportMarked(doc: PrintedDocument, context: DocumentContext): PrintedDocument {
  return { ...doc, blocks: [...practiceMark(context), ...doc.blocks] };
}

export function loud(text: string): DocumentBlock {
  return { kind: 'text', text, align: 'center', strong: true };
}
