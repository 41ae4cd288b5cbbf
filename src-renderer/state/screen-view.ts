import { useShallow } from 'zustand/react/shallow';
import type { SaleView, TillView } from '../../shared/contract/views.ts';
import { useLatest } from './connection.ts';

/** All of a view but its sales: their readings come every second, and most screens show none of them. */
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
