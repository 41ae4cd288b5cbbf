/** A sale that a report or a file does not hold: because of what its amount is in, or because it cannot be read. */
export interface LeftOutSale {
  /** ISO 4217: another than the file's. Missing where nothing says it. */
  readonly currency?: string;
  /** Its merchant, by name and ID; missing where that is not named. */
  readonly merchant?: string;
  /** Its beginning is lost or cannot be read: the ledger does not say what was sold. */
  readonly isDamaged?: true;
}

export interface LeftOut extends LeftOutSale {
  readonly count: number;
}
