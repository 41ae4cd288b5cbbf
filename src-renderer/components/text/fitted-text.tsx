import * as styles from './fitted-text.module.css';

/** Widths, in characters, for which `fitted-text.css` holds a size. */
const steps = [6, 8, 10, 12, 14, 17, 20, 24];

/** One line that shrinks until it fits its box: amounts, from one digit to twelve. The size steps with the length. */
export function FittedText({ text }: { readonly text: string }) {
  const step = steps.find((length) => text.length <= length) ?? 24;
  return (
    <span className={styles.fitted} data-part="fitted">
      <bdi data-characters={step}>{text}</bdi>
    </span>
  );
}
