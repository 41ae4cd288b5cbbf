/** A request and its answer as they went over the wire. Header names are in lower case. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly requestHeaders: Headers;
  readonly requestBody: string;
  readonly status: number;
  readonly responseHeaders: Headers;
  readonly responseBody: string;
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Without its parameters, in lower case. */
export function mediaTypeOf(headers: Headers): string {
  return String(headers['content-type'] ?? '')
    .replace(/;.*/, '')
    .trim()
    .toLowerCase();
}
