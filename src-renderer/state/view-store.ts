import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CountertopApi } from '../../shared/contract/api.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';
import { call } from './call.ts';

/** The latest view that main pushed; the renderer holds no other truth. */
export interface Latest {
  readonly view?: TillView;
  /** Main did not answer when asked for the first view. */
  readonly failure?: Failure;
}

export type ViewStore = StoreApi<Latest>;

export const createViewStore = (): ViewStore => createStore<Latest>(() => ({}));

/** Keeps the store at the newest view. The answer stops listening. Never throws: a dead bridge becomes a failure. */
export function followViews(api: CountertopApi, store: ViewStore): () => void {
  const stop = api.onView((view) => {
    store.setState({ view }, true);
  });
  void call(api.commands, 'till.view', undefined).then((result) => {
    // A view that was pushed meanwhile is newer than this answer.
    if (store.getState().view !== undefined) return;
    store.setState(result.ok ? { view: result.value } : { failure: result.failure }, true);
  });
  return stop;
}
