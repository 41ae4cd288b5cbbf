import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './radio-group.module.css';
import * as visuallyHidden from '../text/visually-hidden.module.css';

export interface Option<T> {
  readonly value: T;
  readonly name: string;
  /** Of its name, where that is another language than the screen's. */
  readonly language?: string;
  /** What it does; only where the options are cards. */
  readonly text?: string;
}

interface RadioGroupProps<T> {
  readonly title: string;
  readonly note?: string;
  /** Large buttons, cards with a text each, or a compact form whose title is only read out. */
  readonly layout?: 'buttons' | 'cards' | 'row' | 'chips';
  readonly options: readonly Option<T>[];
  readonly value: T;
  /** Whether it is shown but cannot be changed here. */
  readonly locked?: boolean;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of them in sight: the one way in which screens draw it. */
export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { title, note, layout = 'buttons', options, value: chosen, locked = false, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.radioGroup} data-part="radio-group" data-layout={layout} disabled={locked}>
      <legend className={layout === 'row' || layout === 'chips' ? visuallyHidden.visuallyHidden : undefined}>
        {title} {note !== undefined && <span>{note}</span>}
      </legend>
      <div className={styles.radioOptions}>
        {options.map(({ value, name, language, text }) => (
          <label key={value} lang={language}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              aria-describedby={text === undefined ? undefined : `${group}-${value}`}
              onChange={() => onChoose(value)}
            />
            {layout === 'buttons' && <Icon name="check" />}
            <bdi>{name}</bdi>
            {text !== undefined && <span id={`${group}-${value}`}>{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
