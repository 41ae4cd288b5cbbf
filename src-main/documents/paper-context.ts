import { formatsFor } from './formats.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { Language } from '../../shared/language.ts';
import type { Paper, PaperBlock, ReceiptDetails } from '../../shared/paper.ts';
import type { AllMessages } from '../../shared/messages/messages.ts';
import type { Formats } from './formats.ts';

/** Whose paper it is and how it speaks. */
export interface PaperContext {
  readonly terminal: TerminalView;
  readonly language: Language;
  readonly words: AllMessages;
  readonly formats: Formats;
  readonly receipt: ReceiptDetails;
}

export function paperContext(
  terminal: TerminalView,
  language: Language,
  words: AllMessages,
  receipt: ReceiptDetails,
): PaperContext {
  return { terminal, language, words, formats: formatsFor(language, terminal), receipt };
}

/** What stands on every paper about money, when no real money is behind it. */
export function practiceMark({ terminal, words }: PaperContext): readonly PaperBlock[] {
  if (terminal.training) return [loud(words.papers.training)];
  return terminal.environment === 'sandbox' ? [loud(words.papers.testMoney)] : [];
}

/** A report is read from the top. */
export function reportMarked(paper: Paper, context: PaperContext): Paper {
  return { ...paper, blocks: [...practiceMark(context), ...paper.blocks] };
}

export function loud(text: string): PaperBlock {
  return { kind: 'text', text, align: 'center', strong: true };
}
