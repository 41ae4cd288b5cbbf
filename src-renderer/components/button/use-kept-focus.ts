import { useState, type DOMAttributes, type MouseEvent } from 'react';

interface KeptFocus extends Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onBlur' | 'onClick'> {
  readonly disabled: boolean;
  readonly 'aria-disabled': true | undefined;
}

/**
 * The properties of a control that is disabled at times. A browser takes the focus away from a disabled one, and a keyboard
 * would begin at the top of the page again. So one with the focus says that it is disabled, and ignores presses, until the
 * focus leaves it.
 */
export function useKeptFocus(disabled: boolean, onPress?: () => void): KeptFocus {
  const [focused, setFocused] = useState(false);
  const keepsFocus = disabled && focused;
  return {
    disabled: disabled && !focused,
    'aria-disabled': keepsFocus || undefined,
    onFocus: () => setFocused(true),
    // A window that loses the focus, as to a file dialog, gives it back to the same control.
    onBlur: ({ currentTarget }) => setFocused(currentTarget === document.activeElement),
    // Enter in a text box of its form presses it, too.
    onClick: keepsFocus ? (event: MouseEvent) => event.preventDefault() : onPress,
  };
}
