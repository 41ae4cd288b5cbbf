import { markedKana } from './kana.ts';
import type { BoxKind } from './keyboard-state.ts';

/** An element that takes text from a keyboard. */
export type TextBox = HTMLInputElement | HTMLTextAreaElement;

const WITH_TEXT = ['text', 'email', 'password', 'search', 'tel', 'url'];
const FOR_DIGITS = ['tel', 'numeric', 'decimal'];

export function typedBoxOf(target: EventTarget | null): TextBox | undefined {
  const isBox =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && WITH_TEXT.includes(target.type));
  return isBox && !target.disabled && !target.readOnly ? target : undefined;
}

export function kindOf({ type, inputMode }: TextBox): BoxKind {
  if (type === 'email' || inputMode === 'email') return 'email';
  return type === 'tel' || FOR_DIGITS.includes(inputMode) ? 'digits' : 'text';
}

/**
 * Writes in place of what is selected, or where the caret is. The browser does it as if keys had been struck: the box hears
 * `beforeinput` and `input`, keeps to its length, and can undo it.
 */
export function typeText(box: TextBox, text: string): void {
  holdFocus(box);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits a text box as a key does
  document.execCommand('insertText', false, text);
}

/** Removes the selected text, or the character before the caret. */
export function deleteBack(box: TextBox): void {
  holdFocus(box);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits a text box as a key does
  document.execCommand('delete');
}

/** Puts a mark of the kana keyboard on the character before the caret; nothing where it takes none. */
export function markBefore(box: TextBox, mark: string): void {
  holdFocus(box);
  const { selectionStart: at, selectionEnd: end } = box;
  if (at === null || at === 0 || at !== end) return;
  const marked = markedKana(box.value.slice(at - 1, at), mark);
  if (marked === undefined) return;
  box.setSelectionRange(at - 1, at);
  typeText(box, marked);
}

export function hasNext(box: TextBox): boolean {
  return nextOf(box) !== undefined;
}

/** Moves the focus to the next text box or list of the form. */
export function focusNext(box: TextBox): void {
  nextOf(box)?.focus({ preventScroll: true });
}

function nextOf(box: TextBox): HTMLElement | undefined {
  const fields = [...(box.form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  const open = fields.filter((field) => field.matches(':enabled') && field.checkVisibility());
  return open[open.indexOf(box) + 1];
}

/** Gives the focus back to the text box, since a screen reader may have moved it to the key. */
function holdFocus(box: TextBox): void {
  if (document.activeElement !== box) box.focus({ preventScroll: true });
}
