import type { SaleStage, SaleView } from '../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { SaleIn } from '../state/sale-stage.ts';
import type { ScreenView } from '../state/connection.ts';
import { isLocked } from '../state/permissions.ts';
import { mayEnter, type PageRoute, type Route } from './routes.ts';

export type Screen =
  | { readonly name: 'starting' }
  | { readonly name: 'setup'; readonly view: ScreenView }
  | { readonly name: 'menu'; readonly view: ScreenView }
  | {
      readonly name: 'page';
      readonly route: Exclude<PageRoute, 'setup'>;
      readonly view: ScreenView;
      readonly terminal: TerminalView;
    }
  | { readonly name: 'new-sale' | 'sign-in'; readonly view: ScreenView; readonly terminal: TerminalView }
  | ShownSale;

/** `view` and `terminal` are included, so that a screen need not check whether they are present. */
export type ShownSale = { readonly view: ScreenView; readonly terminal: TerminalView } & (
  | { readonly name: 'creating'; readonly sale: SaleIn<'creating'> }
  | { readonly name: 'awaiting'; readonly sale: SaleIn<'waiting' | 'seen' | 'unrecognised'> }
  | { readonly name: 'outcome'; readonly sale: SaleIn<'final'> }
  | { readonly name: 'not-created'; readonly sale: SaleIn<'not-created'> }
);

/** The screen for this view, with `sale` on it if there is one, when somebody has navigated to `route`. */
export function chooseScreen(view: ScreenView | undefined, sale: SaleView | undefined, route: Route): Screen {
  if (view === undefined) return { name: 'starting' };
  const { terminal } = view;
  if (view.phase === 'starting') {
    // As it was left: there is nowhere to go from there until the till itself is seen.
    return terminal && !terminal.backOfficeOnly ? checkout(view, terminal) : { name: 'starting' };
  }
  if (view.phase === 'setup' || terminal === undefined) return { name: 'setup', view };
  if (route !== 'checkout' && mayEnter(route, view.staff)) {
    return route === 'menu' || route === 'setup'
      ? { name: route, view }
      : { name: 'page', route, view, terminal };
  }
  if (sale !== undefined) return saleScreen(view, terminal, sale);
  if (!terminal.backOfficeOnly || isLocked(view.staff)) return checkout(view, terminal);
  // On a computer with a back office only, managers begin there; cashiers see the menu.
  return mayEnter('back-office', view.staff)
    ? { name: 'page', route: 'back-office', view, terminal }
    : { name: 'menu', view };
}

function checkout(view: ScreenView, terminal: TerminalView): Screen {
  return { name: isLocked(view.staff) ? 'sign-in' : 'new-sale', view, terminal };
}

function saleScreen(view: ScreenView, terminal: TerminalView, sale: SaleView): ShownSale {
  if (isIn(sale, 'creating')) return { name: 'creating', view, terminal, sale };
  if (isIn(sale, 'final')) return { name: 'outcome', view, terminal, sale };
  if (isIn(sale, 'not-created')) return { name: 'not-created', view, terminal, sale };
  return { name: 'awaiting', view, terminal, sale: sale as SaleIn<'waiting' | 'seen' | 'unrecognised'> };
}

function isIn<N extends SaleStage['name']>(sale: SaleView, stage: N): sale is SaleIn<N> & SaleView {
  return sale.stage.name === stage;
}
