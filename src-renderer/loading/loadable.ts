import { createElement, use, type ComponentType, type FunctionComponent } from 'react';
import { readable } from './readable.ts';

interface Loadable<P> extends FunctionComponent<P> {
  /** Begins to load it, so that it is drawn at once when it is needed. */
  readonly preload: () => void;
}

/** A component in a chunk of its own. Unlike with `lazy`, one that has been loaded before is drawn without a wait. */
export function loadable<P extends object>(load: () => Promise<ComponentType<P>>): Loadable<P> {
  let component: Promise<ComponentType<P>> | undefined;
  const loadOnce = () => (component ??= readable(load()));
  const Loaded = (props: P) => createElement(use(loadOnce()), props);
  return Object.assign(Loaded, { preload: () => void loadOnce() });
}
