export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Asked right before it is written, which a connection or the computer's sleep may have delayed; `false`: not any more. */
  readonly mayBeWritten?: () => boolean;
  /** The longest answer that is taken; a file may be longer than what is read as JSON. */
  readonly maxAnswerBytes?: number;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The whole body, without its content encoding, decoded as UTF-8. */
  readonly body: string;
  /** The body without its content encoding, for what is not text. */
  readonly bytes?: Uint8Array;
  /** Why the body could not be decoded, in a few fixed words; it is then empty. */
  readonly unreadable?: string;
  /** Takes the secret that the call was made with out of words that the answer may echo it into. */
  readonly redact?: (text: string) => string;
}

/**
 * How one try ended. The difference that matters for money is between the last two: after `not-sent` the service
 * has certainly seen nothing, after `lost` it may have done everything. `cause` is a code or a few fixed words,
 * never an address, a header or a body; with a key that is not pinned, the host too.
 */
export type Exchange =
  | { readonly kind: 'answered'; readonly response: HttpResponse }
  | { readonly kind: 'not-sent'; readonly cause: string }
  | { readonly kind: 'lost'; readonly cause: string };

/** One HTTP try. Never throws: every end is a value. */
export interface Transport {
  /** `timeoutMs` spans the whole try, from connecting to the last byte of the body. */
  exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange>;
}
