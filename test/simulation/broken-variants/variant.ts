/** One deliberate mistake, as edits of the source, each of which matches once. */
export interface Variant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Histories within which the simulation must find it. */
  readonly within: number;
  /** The first of them, else 1: the seed that found it when this was last looked for from 1 on, to save the search. */
  readonly from?: number;
}

export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export function inSales(file: string, find: string, replace: string): Edit {
  return { file: `src-main/sales/${file}.ts`, find, replace };
}

export function inKiosk(file: string, find: string, replace: string): Edit {
  return { file: `src-main/kiosk/${file}.ts`, find, replace };
}

export function inService(file: string, find: string, replace: string): Edit {
  return { file: `src-main/service/${file}.ts`, find, replace };
}

export function inLedger(file: string, find: string, replace: string): Edit {
  return { file: `src-main/ledger/${file}.ts`, find, replace };
}
