/** What goes wrong with a matching request. */
export type FaultEffect =
  /** The request is answered late. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection closes before anything is done. */
  | { readonly kind: 'drop-before-work' }
  /** The request is carried out, then the connection closes without an answer. */
  | { readonly kind: 'drop-after-work' }
  /** Carried out; the answer never begins. */
  | { readonly kind: 'stall-headers' }
  /** Carried out; the answer stops in the middle of its body. */
  | { readonly kind: 'stall-body' }
  /** Carried out; the body is not what its headers say. */
  | { readonly kind: 'garbage-body' }
  /** Refused with the service's error object. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /** Answered with exactly this. Below 400 the request is carried out first, from 400 up it is refused. */
  | {
      readonly kind: 'answer';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** A string is sent as it stands, anything else as JSON. */
      readonly body?: unknown;
    };

export interface FaultMatch {
  readonly method?: string;
  /** A part of path and query; `*` stands for any characters. */
  readonly path?: string;
}

export type NewFault = FaultEffect & {
  readonly match?: FaultMatch;
  /** How many requests it hits; without it all of them, until it is removed. */
  readonly times?: number;
};

export type Fault = NewFault & { readonly id: number };

/** Compiles a match once; every request is tried against it. */
export function matcher({ method, path }: FaultMatch): (method: string, url: string) => boolean {
  const pattern = path === undefined ? /^/ : new RegExp(path.split('*').map(escapeForPattern).join('.*'));
  return (requestMethod, url) => (method === undefined || method === requestMethod) && pattern.test(url);
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
}
