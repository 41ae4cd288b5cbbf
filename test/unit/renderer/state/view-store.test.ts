import { describe, expect, it } from 'vitest';
import { createViewStore, followViews } from '../../../../src-renderer/state/view-store.ts';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import type { CountertopApi } from '../../../../shared/contract/api.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import { failed, succeeded, type Result } from '../../../../shared/failure.ts';

const view = (phase: TillView['phase']): TillView => ({
  phase,
  setup: { reason: 'first-start', faults: [] },
  session: { state: 'none' },
  tenders: [],
  notices: [],
  sales: [],
  concerns: [],
  preferences: DEFAULT_PREFERENCES,
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

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the latest view', () => {
  it('begins with the answer to the first question', async () => {
    const store = createViewStore();
    followViews(bridge(Promise.resolve(succeeded(view('setup')))).api, store);
    await settled();
    expect(store.getState().view?.phase).toBe('setup');
  });

  it('is not replaced by an answer that is older than a push', async () => {
    const store = createViewStore();
    const { api, push } = bridge(Promise.resolve(succeeded(view('starting'))));
    followViews(api, store);
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
    followViews(api, store);
    await settled();
    expect(store.getState().failure?.code).toBe('internal');
    push(view('ready'));
    expect(store.getState()).toEqual({ view: view('ready') });
  });

  it('stays as it is once nobody follows', async () => {
    const store = createViewStore();
    const { api, push } = bridge(new Promise(() => undefined));
    followViews(api, store)();
    push(view('ready'));
    await settled();
    expect(store.getState()).toEqual({});
  });
});
