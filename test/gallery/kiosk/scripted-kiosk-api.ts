import type { ArticlePage } from '../../../shared/contract/checkout.ts';
import type { KioskApi, KioskCommandCalls, KioskView } from '../../../shared/contract/kiosk.ts';
import type { Result } from '../../../shared/failure.ts';

/** What the kiosk's page is given: its first view, and what commands other than plain ones answer. */
export interface KioskScript {
  readonly view: KioskView;
  /** By category. */
  readonly offered: Readonly<Record<string, ArticlePage>>;
  /** By name, of articles and of the screen that waits; a missing one cannot be shown. */
  readonly pictures: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    kioskScript: {
      readonly push: (view: KioskView) => void;
      readonly calls: { readonly name: string; readonly input: unknown }[];
      /** In the place of the usual answer, by command. */
      readonly answers: Record<string, Result<unknown>>;
    };
  }
}

/** Runs in the page, before its own scripts. Self-contained, because it is sent there as text. */
export function installScriptedKioskApi({ view, offered, pictures }: KioskScript): void {
  const listeners = new Set<(view: KioskView) => void>();
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const answers: Record<string, Result<unknown>> = {};
  const usual = (name: string, input: unknown): unknown => {
    const { category = '', name: picture = '' } = (input ?? {}) as { category?: string; name?: string };
    if (name === 'kiosk.view') return view;
    if (name === 'kiosk.browse') return offered[category] ?? { articles: [], more: 0 };
    if (name === 'kiosk.picture' || name === 'kiosk.attractPicture') return pictures[picture] ?? null;
    return null;
  };
  const commands = new Proxy({} as KioskCommandCalls, {
    get: (known, name: string) => {
      // The same function each time, as the preload's are.
      const command = (input: unknown): Promise<Result<unknown>> => {
        calls.push({ name, input });
        return Promise.resolve(answers[name] ?? { ok: true, value: usual(name, input) });
      };
      return (
        (Reflect.get(known, `the ${name}`) as unknown) ??
        (Reflect.set(known, `the ${name}`, command), command)
      );
    },
  });
  const api: KioskApi = {
    commands,
    onView: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const push = (next: KioskView): void => listeners.forEach((listener) => listener(next));
  Object.assign(window, { countertopKiosk: api, kioskScript: { push, calls, answers } });
}
