/** One call of a sandbox's control interface (docs/sandbox.md); nothing where the answer is empty. Rejects unless it succeeds. */
export type ControlCall = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Calls a sandbox's control interface; whatever it refuses fails the test. */
export function controlOf({ controlUrl }: { readonly controlUrl: string }): ControlCall {
  return async (method, path, body) => {
    const response = await fetch(`${controlUrl}${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
}
