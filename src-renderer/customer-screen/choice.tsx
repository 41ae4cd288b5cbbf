import { useId } from 'react';
import './choice.css';

interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly text: string;
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, each with a word about what it does. */
export function Choice<T extends string>({ name, options, chosen, onChoose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className="choice">
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
