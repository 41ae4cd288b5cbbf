import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CommandCalls } from '../../shared/contract/api.ts';
import type { Latest, ViewStore } from './view-store.ts';
import { useShallow } from 'zustand/react/shallow';
import type { SaleView } from '../../shared/contract/sale-view.ts';
import type { TillView } from '../../shared/contract/views.ts';

/** The latest view, and the commands to main. */
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

/** A view without its sales, whose readings come every second, since most screens show none of them. */
export type ScreenView = Omit<TillView, 'sales'>;

const NONE: TillView['sales'] = [];

export function useScreenView(): ScreenView | undefined {
  return useLatest(useShallow(({ view }) => view && { ...view, sales: NONE }));
}

/** The sale that is on the screen. */
export function useCurrentSale(): SaleView | undefined {
  return useLatest(({ view }) => view?.sales.find(({ id }) => id === view.currentSaleId));
}

/** Every sale that is parked or on the screen. */
export function useSaleIds(): readonly string[] {
  return useLatest(useShallow(({ view }) => view?.sales.map(({ id }) => id) ?? []));
}
