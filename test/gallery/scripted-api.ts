import type { CountertopApi } from '../../shared/contract/api.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { Preferences } from '../../shared/preferences.ts';
import type { Result } from '../../shared/failure.ts';

/** What a test sees of, and does to, the main process that is not there. */
export interface Script {
  /** Every command so far, with its input. */
  readonly calls: { readonly name: string; readonly input: unknown }[];
  /** What a command answers, or for one input alone, `command {"its":"input"}`. Without an entry it never answers. */
  readonly answers: Record<string, Result<unknown>>;
  readonly push: (view: TillView) => void;
  /** The view that stands, with these preferences. */
  readonly prefer: (preferences: Partial<Preferences>) => void;
}

declare global {
  interface Window {
    script: Script;
  }
}

/**
 * Runs in the page, before the renderer: puts a scripted `CountertopApi` where the preload would put the real one.
 * Self-contained, because it is sent to the page as text.
 */
export function installScriptedApi(first: TillView): void {
  const listeners = new Set<(view: TillView) => void>();
  let latest = first;
  const script: Script = {
    calls: [],
    answers: { 'till.view': { ok: true, value: first } },
    push: (view) => {
      latest = view;
      listeners.forEach((listener) => listener(view));
    },
    prefer: (preferences) =>
      script.push({ ...latest, preferences: { ...latest.preferences, ...preferences } }),
  };
  const command = (name: string) => async (input: unknown) => {
    script.calls.push({ name, input });
    const answer = script.answers[`${name} ${JSON.stringify(input)}`] ?? script.answers[name];
    return answer ?? new Promise<never>(() => undefined);
  };
  const api = {
    commands: new Proxy({}, { get: (_, name) => command(String(name)) }) as CountertopApi['commands'],
    onView: (listener: (view: TillView) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  Object.assign(window, { script, countertop: api });
}
