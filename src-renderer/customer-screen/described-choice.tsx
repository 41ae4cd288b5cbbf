import { useId } from 'react';
import * as styles from './described-choice.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly text: string;
}

interface DescribedChoiceProps<T extends string> {
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, each with a word about what it does. */
export function DescribedChoice<T extends string>({
  name,
  options,
  chosen,
  onChoose,
}: DescribedChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.describedChoice}>
      <legend>{name}</legend>
      {options.map(({ value, name: option, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={value === chosen}
            aria-describedby={`${id}-${value}`}
            onChange={() => onChoose(value)}
          />
          <strong>{option}</strong>
          <span id={`${id}-${value}`}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
