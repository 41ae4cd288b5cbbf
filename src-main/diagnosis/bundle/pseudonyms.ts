/** What a name or number identifies. Equal ones of the same kind get the same pseudonym. */
export type PseudonymKind =
  | 'sale'
  | 'payment'
  | 'page'
  | 'key'
  | 'reference'
  | 'person'
  | 'service'
  | 'code'
  | 'note';

/**
 * Replaces names and numbers. `payment 3` is the same payment everywhere in one bundle, and means nothing in another.
 */
export class Pseudonyms {
  readonly #given = new Map<string, string>();
  readonly #count = new Map<PseudonymKind, number>();

  of(kind: PseudonymKind, value: string): string {
    const key = `${kind} ${value}`;
    const known = this.#given.get(key);
    if (known !== undefined) return known;
    const number = (this.#count.get(kind) ?? 0) + 1;
    this.#count.set(kind, number);
    const pseudonym = `${kind} ${number}`;
    this.#given.set(key, pseudonym);
    return pseudonym;
  }
}
