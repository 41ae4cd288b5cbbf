/** A terminal of the emulated service with its merchant and the credentials that belong to it (spec "Resources"). */
export interface Terminal {
  readonly terminalId: string;
  readonly merchantId: string;
  /** Virtual terminals need `customer` and `refundEmail` on every payment (spec "Customer object"). */
  readonly kind: 'physical' | 'virtual';
  readonly storeName: string;
  /** ISO 4217; implied by the merchant on the wire. */
  readonly currency: string;
  readonly locale: string;
  /** Exact, case-sensitive strings (spec "Tender types"). */
  readonly tenderTypes: readonly string[];
  readonly password: string;
  readonly apiKey: string;
  readonly created: string;
}

/** All terminals of this world, found by what a caller shows. */
export class Terminals {
  readonly all: readonly Terminal[];
  readonly #byId: ReadonlyMap<string, Terminal>;
  readonly #byApiKey: ReadonlyMap<string, Terminal>;

  constructor(all: readonly Terminal[]) {
    this.all = all;
    this.#byId = new Map(all.map((terminal) => [terminal.terminalId, terminal]));
    this.#byApiKey = new Map(all.map((terminal) => [terminal.apiKey, terminal]));
  }

  byId(terminalId: string): Terminal | undefined {
    return this.#byId.get(terminalId);
  }

  byApiKey(apiKey: string): Terminal | undefined {
    return this.#byApiKey.get(apiKey);
  }
}

/** The form that may be shown and never authenticates (spec "Partner, merchant, location, terminal"). */
export function maskedApiKey(terminal: Terminal): string {
  return `****${terminal.apiKey.slice(-4)}`;
}
