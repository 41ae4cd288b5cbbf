/** The effect of a fault on a matching request. */
export type FaultEffect =
  /** The answer is delayed. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection closes before anything is done. */
  | { readonly kind: 'drop-before-work' }
  /** The request is carried out, then the connection closes without an answer. */
  | { readonly kind: 'drop-after-work' }
  /** The request is carried out; the answer never begins. */
  | { readonly kind: 'stall-headers' }
  /** The request is carried out; the answer stops in the middle of its body. */
  | { readonly kind: 'stall-body' }
  /** The request is carried out; the body does not match its headers. */
  | { readonly kind: 'garbage-body' }
  /** The request is refused with the service's error object. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /**
   * The request is answered exactly like this. With a status below 400 it is carried out first, otherwise it is
   * refused.
   */
  | {
      readonly kind: 'answer';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** A string is sent unchanged, anything else as JSON. */
      readonly body?: unknown;
    };

export interface FaultMatch {
  readonly method?: string;
  /** A part of path and query; `*` stands for any characters. */
  readonly path?: string;
}

export type NewFault = FaultEffect & {
  readonly match?: FaultMatch;
  /** Number of requests that it applies to; without it all, until it is removed. */
  readonly times?: number;
};

export type Fault = NewFault & { readonly id: number };

/** Compiles a match, because every request is compared with it. */
export function matcher({ method, path }: FaultMatch): (method: string, url: string) => boolean {
  const pattern = path === undefined ? /^/ : new RegExp(path.split('*').map(escapeForPattern).join('.*'));
  return (requestMethod, url) => (method === undefined || method === requestMethod) && pattern.test(url);
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
}
