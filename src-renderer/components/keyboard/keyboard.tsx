import { useLayoutEffect, useState } from 'react';
import type { Language } from '../../../shared/language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../icon/icon.tsx';
import { KANA_MARKS, KATAKANA_SIGN } from './kana.ts';
import { Key } from './key.tsx';
import * as styles from './keyboard.module.css';
import { afterCapitals, afterTyping, atLayer, hasCapitals, stateFor, typedBy } from './keyboard-state.ts';
import { keysOf, layersBeside, layoutOf, signOf } from './layouts.ts';
import { deleteBack, focusNext, hasNext, kindOf, markBefore, typeText, type TextBox } from './typing.ts';

interface KeyboardProps {
  /** The text box that the keys write into. It has the focus, and keeps it. */
  readonly box: TextBox;
  /** The language whose letters are shown. */
  readonly language: Language;
  readonly onDone: () => void;
}

/** The on-screen keyboard for tills without a keyboard: letters of the language, Latin letters, digits and symbols. */
export function Keyboard({ box, language, onDone }: KeyboardProps) {
  const { keyboard: messages } = useMessages();
  const [state, setState] = useState(() => stateFor(kindOf(box), box.value === '', language));
  const { layer, capitals } = state;
  const layout = layoutOf(language);
  const kind = kindOf(box);
  const rows = keysOf(layout, layer);
  // The keyboard now covers part of the screen: scrolls so that it hides neither the text box nor its label.
  useLayoutEffect(() => {
    (box.closest("[data-part='field']") ?? box).scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [box]);

  const press = (key: string) => {
    if (KANA_MARKS[key] !== undefined) {
      markBefore(box, key);
      return;
    }
    const typed = typedBy(key, state, language);
    typeText(box, typed);
    setState((before) => afterTyping(before, typed));
  };
  const letter = (key: string, as: 'letter' | 'side' = 'letter') => (
    <Key key={key} kind={as} label={KANA_MARKS[key]} onPress={() => press(key)}>
      {typedBy(key, state, language)}
    </Key>
  );
  const remove = (
    <Key kind="side" label={messages.remove} repeats onPress={() => deleteBack(box)}>
      <Icon name="backspace" />
    </Key>
  );

  return (
    <div
      className={styles.keyboard}
      data-part="keyboard"
      role="group"
      aria-label={messages.title}
      lang={language}
    >
      {rows.map((keys, row) => (
        <div key={row} className={styles.keyboardRow} dir="ltr">
          {row === rows.length - 1 && hasCapitals(layer, language) && (
            <Key
              kind="side"
              label={layer === 'letters' && language === 'ja' ? KATAKANA_SIGN : messages.capitals}
              pressed={capitals}
              onPress={() => setState(afterCapitals(state, language))}
            >
              {layer === 'letters' && language === 'ja' ? KATAKANA_SIGN : <Icon name="capitals" />}
            </Key>
          )}
          {keys.map((key) => letter(key))}
          {row === rows.length - 1 && layer !== 'digits' && remove}
        </div>
      ))}
      <div className={styles.keyboardRow}>
        {layersBeside(layout, layer).map((other) => (
          <Key
            key={other}
            kind="side"
            // The accessible name contains the key's label (WCAG 2.5.3).
            label={`${messages[other]} ${signOf(layout, other)}`}
            onPress={() => setState(atLayer(state, other))}
          >
            {signOf(layout, other)}
          </Key>
        ))}
        {kind === 'email' && (
          <>
            {letter('@')}
            {letter('.')}
            {layout.endings.map((ending) => letter(ending, 'side'))}
          </>
        )}
        {kind === 'text' && (
          <>
            {layer !== 'symbols' && letter('-')}
            <Key kind="space" label={messages.space} onPress={() => press(' ')} />
            {layer !== 'symbols' && letter('.')}
          </>
        )}
        {layer === 'digits' && remove}
        {hasNext(box) && (
          <Key kind="wide" leaves label={messages.next} onPress={() => focusNext(box)}>
            <Icon name="next" />
          </Key>
        )}
        <Key kind="done" leaves onPress={onDone}>
          {messages.done}
        </Key>
      </div>
    </div>
  );
}
