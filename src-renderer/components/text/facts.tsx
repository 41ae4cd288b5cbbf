import * as styles from './facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The first to go where there is little room; the style sheet of the screen says when. */
  readonly drops?: boolean;
}

/** Names and values side by side. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts} data-part="facts">
      {facts.map(({ name, value, drops }) => (
        <div key={`${name} ${value}`} data-drops={drops}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
