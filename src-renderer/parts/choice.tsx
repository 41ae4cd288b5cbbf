import { useId } from 'react';
import * as styles from './choice.module.css';
import { Icon } from './icon.tsx';

export interface Option<T> {
  readonly value: T;
  readonly name: string;
  /** Of its name, where that is another language than the screen's. */
  readonly language?: string;
}

interface ChoiceProps<T> {
  readonly title: string;
  readonly note?: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of them in sight: a radio group whose buttons a finger can hit. */
export function Choice<T extends string | number>({ title, note, options, value, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-part="choice">
      <legend>
        {title} {note !== undefined && <span>{note}</span>}
      </legend>
      <div className={styles.choiceOptions}>
        {options.map((option) => (
          <label key={option.value} lang={option.language}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <Icon name="check" />
            <bdi>{option.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
