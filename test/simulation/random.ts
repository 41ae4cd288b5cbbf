/** Random numbers that a seed decides: the same seed and purpose give the same numbers on every machine. */
export class SeededRandom {
  #state: number;

  /** `purpose` keeps streams apart, so that one more draw here changes nothing there. */
  constructor(seed: number, purpose: string) {
    this.#state = Array.from(purpose).reduce(
      (hash, letter) => mixed(hash ^ letter.charCodeAt(0)),
      mixed(seed),
    );
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    return (mixed(this.#state) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.between(0, choices.length - 1)] ?? choices[0];
  }
}

/** The finalizer of MurmurHash3: every bit of the input moves every bit of the output. */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
