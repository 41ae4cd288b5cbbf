import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CommandCalls } from '../../shared/contract/api.ts';
import type { Latest, ViewStore } from './view-store.ts';

/** What a screen may reach of the outside: the latest view, and the commands. */
export interface Connection {
  readonly store: ViewStore;
  readonly commands: CommandCalls;
}

export const ConnectionContext = createContext<Connection | undefined>(undefined);

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (connection === undefined) throw new Error('A screen was drawn outside of ConnectionContext.');
  return connection;
}

/** Redraws the caller when the selected part of the latest view changes. */
export function useLatest<T>(select: (latest: Latest) => T): T {
  return useStore(useConnection().store, select);
}
