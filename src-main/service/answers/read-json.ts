import type { HttpResponse } from '../transport/exchange.ts';

/** The body as JSON, whatever its declared type; otherwise a description of the fault, which never quotes the body. */
export function readJson(
  response: HttpResponse,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string } {
  if (response.unreadable !== undefined) return { ok: false, detail: response.unreadable };
  try {
    return { ok: true, value: JSON.parse(response.body) };
  } catch {
    const type = /^[\w.+-]+\/[\w.+-]+/.exec(response.headers.get('content-type') ?? '')?.[0];
    return { ok: false, detail: `not JSON (${type?.slice(0, 64) ?? 'no content type'})` };
  }
}
