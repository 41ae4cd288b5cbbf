import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createViewStore, followViews } from '../../../../src-renderer/state/view-store.ts';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import { loadFirstMessages, loadMessages } from '../../../../shared/messages/load-messages.ts';
import { messages as de } from '../../../../shared/messages/de.arb?first';
import { messages as en } from '../../../../shared/messages/en.arb?first';
import type { Language } from '../../../../shared/language.ts';
import type { CountertopApi } from '../../../../shared/contract/api.ts';
import { DEFAULT_RULES } from '../../../../shared/staff/staff.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import { failed, succeeded, type Result } from '../../../../shared/failure.ts';

const source = { loadFirst: loadFirstMessages, loadAll: loadMessages };

const view = (phase: TillView['phase'], language: Language = 'en'): TillView => ({
  phase,
  setup: { reason: 'first-start', faults: [] },
  session: { state: 'none' },
  tenders: [],
  notices: [],
  sales: [],
  alerts: [],
  outcomeNotifications: [],
  preferences: { ...DEFAULT_PREFERENCES, language },
  staff: { cashiers: [], rules: DEFAULT_RULES, closedShifts: [] },
  printing: { jobs: [] },
});

/** A bridge whose first answer and pushes are in the test's hand. */
function bridge(answer: Promise<Result<TillView>>) {
  const listeners = new Set<(pushed: TillView) => void>();
  const api = {
    commands: { 'till.view': () => answer } as unknown as CountertopApi['commands'],
    onView: (listener: (pushed: TillView) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { api, push: (pushed: TillView) => listeners.forEach((listener) => listener(pushed)) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A first view may take a fifth of a second, until which the screen says nothing. */
const viewTakesLonger = () => vi.advanceTimersByTime(200);
const loaded = async () => {
  await vi.dynamicImportSettled();
  await new Promise(setImmediate);
};
const settled = async () => {
  await loaded();
  viewTakesLonger();
  await loaded();
};

describe('the latest view', () => {
  it('begins with the answer to the first question', async () => {
    const store = createViewStore();
    followViews(bridge(Promise.resolve(succeeded(view('setup')))).api, store, source, 'en');
    await settled();
    expect(store.getState().view?.phase).toBe('setup');
  });

  it('is not replaced by an answer that is older than a push', async () => {
    const store = createViewStore();
    const { api, push } = bridge(Promise.resolve(succeeded(view('starting'))));
    followViews(api, store, source, 'en');
    push(view('ready'));
    await settled();
    expect(store.getState().view?.phase).toBe('ready');
  });

  it.each([
    ['a failure', () => Promise.resolve(failed({ action: 'report', code: 'internal' }))],
    ['a broken bridge', () => Promise.reject(new Error('no handler'))],
  ])('turns %s into something that can be shown, until a push comes', async (_, answer) => {
    const store = createViewStore();
    const { api, push } = bridge(answer());
    followViews(api, store, source, 'en');
    await settled();
    expect(store.getState().failure?.code).toBe('internal');
    push(view('ready'));
    await settled();
    expect(store.getState()).toMatchObject({ view: view('ready'), messages: { first: en } });
  });

  it('stays as it is once nobody follows', async () => {
    const store = createViewStore();
    const { api, push } = bridge(new Promise(() => undefined));
    followViews(api, store, source, 'en')();
    push(view('ready'));
    await settled();
    expect(store.getState()).toEqual({});
  });
});

describe('the words', () => {
  it('are those of the first guess until there is a view', async () => {
    const store = createViewStore();
    followViews(bridge(new Promise(() => undefined)).api, store, source, 'de');
    await settled();
    expect(store.getState()).toMatchObject({ messages: { first: de } });
  });

  it('wait for a view that comes at once, with which they are drawn', async () => {
    const store = createViewStore();
    const { api, push } = bridge(new Promise(() => undefined));
    followViews(api, store, source, 'de');
    await loaded();
    expect(store.getState()).toEqual({});
    push(view('ready', 'de'));
    await loaded();
    expect(store.getState()).toMatchObject({ view: view('ready', 'de'), messages: { first: de } });
  });

  it('come together with the first view in their language, never after it', async () => {
    const store = createViewStore();
    const { api, push } = bridge(new Promise(() => undefined));
    followViews(api, store, source, 'en');
    await settled();
    const seen: string[] = [];
    store.subscribe((latest) => seen.push(`${latest.view?.phase} ${latest.messages?.first.language}`));
    push(view('starting', 'de'));
    push(view('ready', 'de'));
    await settled();
    expect(seen).toEqual(['ready de']);
  });

  // Without a catch the rejection is nobody's, which fails the run.
  it('come with the view when those of the first guess cannot be loaded', async () => {
    const store = createViewStore();
    const { api, push } = bridge(new Promise(() => undefined));
    const loadFirst = (language: Language) =>
      language === 'de' ? loadFirstMessages('de') : Promise.reject(new Error('no such chunk'));
    followViews(api, store, { ...source, loadFirst }, 'en');
    await settled();
    push(view('ready', 'de'));
    await settled();
    expect(store.getState()).toMatchObject({ view: view('ready', 'de'), messages: { first: de } });
  });

  it('are those of the first guess where the first view’s cannot be loaded', async () => {
    const store = createViewStore();
    const loadFirst = (language: Language) =>
      language === 'en' ? loadFirstMessages('en') : Promise.reject(new Error('no such chunk'));
    const { api } = bridge(Promise.resolve(succeeded(view('ready', 'ja'))));
    followViews(api, store, { ...source, loadFirst }, 'en');
    await loaded();
    expect(store.getState()).toMatchObject({ view: view('ready', 'ja'), messages: { first: en } });
  });

  it('stay as they are when those of another language cannot be loaded', async () => {
    const store = createViewStore();
    const { api, push } = bridge(new Promise(() => undefined));
    const loadFirst = (language: Language) =>
      language === 'en' ? loadFirstMessages('en') : Promise.reject(new Error('no such chunk'));
    followViews(api, store, { ...source, loadFirst }, 'en');
    await settled();
    push(view('ready', 'ja'));
    await settled();
    expect(store.getState()).toMatchObject({ view: view('ready', 'ja'), messages: { first: en } });
  });
});
