/** What takes typed keys by itself. */
export type TextBox = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A text box as it was before a burst of keys. */
export interface TextBefore {
  readonly value: string;
  /** `null` where the browser has no selection, as in a date. */
  readonly start: number | null;
  readonly end: number | null;
}

const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

export function textBoxOf(target: EventTarget | null): TextBox | undefined {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target;
  return target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type) ? target : undefined;
}

export function textBefore(box: TextBox): TextBefore {
  if (box instanceof HTMLSelectElement) return { value: box.value, start: null, end: null };
  return { value: box.value, start: box.selectionStart, end: box.selectionEnd };
}

/**
 * Takes back what keys have written since. By an editing command where the box has the focus and knows its selection:
 * what a person typed before stays within reach of undo.
 */
export function restoreText(box: TextBox, before: TextBefore): void {
  if (!box.isConnected) return;
  if (box.value !== before.value && !undoneByEditing(box, before)) setValue(box, before.value);
  if (box instanceof HTMLSelectElement || before.start === null || before.end === null) return;
  box.setSelectionRange(before.start, before.end);
}

/** The keys replaced what was selected; now that comes back in place of what they wrote. */
function undoneByEditing(box: TextBox, { value, start, end }: TextBefore): boolean {
  if (box instanceof HTMLSelectElement || start === null || end === null) return false;
  if (document.activeElement !== box) return false;
  const written = box.value.length - (value.length - (end - start));
  if (written < 0) return false;
  box.setSelectionRange(start, start + written);
  const selected = value.slice(start, end);
  /* oxlint-disable typescript/no-deprecated -- nothing else edits a text box and leaves its undo history whole */
  if (selected === '') document.execCommand('delete');
  else document.execCommand('insertText', false, selected);
  /* oxlint-enable typescript/no-deprecated */
  return box.value === value;
}

/** As React hears it, which keeps the value that it set itself. */
function setValue(box: TextBox, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
}
