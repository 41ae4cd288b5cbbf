/** Whose sale a report or a file does not hold because of what its amount is in. */
export interface LeftOutSale {
  /** ISO 4217: another than the file's. Missing where nothing says it. */
  readonly currency?: string;
  /** Its merchant, by name and ID; missing where that is not named. */
  readonly merchant?: string;
}

export interface LeftOut extends LeftOutSale {
  readonly count: number;
}
