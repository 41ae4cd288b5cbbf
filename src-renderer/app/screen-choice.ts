import type { SaleView, TerminalView, TillView } from '../../shared/contract/views.ts';
import type { SaleIn } from '../state/sale-in.ts';
import { isLocked, mayEnter } from './permission.ts';
import type { AskedPlace, Place } from './place.ts';

export type Screen =
  | { readonly name: 'starting' }
  | { readonly name: 'setup'; readonly view: TillView }
  | { readonly name: 'menu'; readonly view: TillView }
  | {
      readonly name: 'place';
      readonly place: Exclude<AskedPlace, 'setup'>;
      readonly view: TillView;
      readonly terminal: TerminalView;
    }
  | { readonly name: 'new-sale' | 'sign-in'; readonly view: TillView; readonly terminal: TerminalView }
  | ShownSale;

/** `view` and `terminal` come along, so that a screen need not ask whether they are there. */
export type ShownSale = { readonly view: TillView; readonly terminal: TerminalView } & (
  | { readonly name: 'creating'; readonly sale: SaleIn<'creating'> }
  | { readonly name: 'awaiting'; readonly sale: SaleIn<'waiting' | 'seen' | 'unrecognised'> }
  | { readonly name: 'outcome'; readonly sale: SaleIn<'final'> }
  | { readonly name: 'not-created'; readonly sale: SaleIn<'not-created'> }
);

/** Which screen shows this view, when somebody has gone to `place`. */
export function chooseScreen(view: TillView | undefined, place: Place): Screen {
  if (view === undefined || view.phase === 'starting') return { name: 'starting' };
  const { terminal } = view;
  if (view.phase === 'setup' || terminal === undefined) return { name: 'setup', view };
  if (place !== 'counter' && mayEnter(place, view.staff)) {
    return place === 'menu' || place === 'setup'
      ? { name: place, view }
      : { name: 'place', place, view, terminal };
  }
  const sale = view.sales.find(({ id }) => id === view.currentSaleId);
  if (sale !== undefined) return saleScreen(view, terminal, sale);
  return { name: isLocked(view.staff) ? 'sign-in' : 'new-sale', view, terminal };
}

function saleScreen(view: TillView, terminal: TerminalView, sale: SaleView): ShownSale {
  const { stage } = sale;
  switch (stage.name) {
    case 'creating':
      return { name: 'creating', view, terminal, sale: { ...sale, stage } };
    case 'waiting':
    case 'seen':
    case 'unrecognised':
      return { name: 'awaiting', view, terminal, sale: { ...sale, stage } };
    case 'final':
      return { name: 'outcome', view, terminal, sale: { ...sale, stage } };
    case 'not-created':
      return { name: 'not-created', view, terminal, sale: { ...sale, stage } };
  }
}
