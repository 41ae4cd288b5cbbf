import { describe, expect, it } from 'vitest';
import { chooseScreen as choose } from '../../../../src-renderer/app/screen-choice.ts';
import type { Route } from '../../../../src-renderer/app/routes.ts';
import type { SaleStage, SaleView } from '../../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import { ready } from '../../../support/records/corner-shop.ts';

const chooseScreen = (view: TillView | undefined, route: Route) =>
  choose(
    view,
    view?.sales.find(({ id }) => id === view.currentSaleId),
    route,
  );
const shown = { url: 'https://pay.example.test/1', shownAt: 1 };

const withSale = (stage: SaleStage): TillView => {
  const sale: SaleView = {
    id: 's1',
    number: 1,
    reference: 'A',
    amount: { minor: 1, currency: 'USD' },
    startedAt: 1,
    parked: false,
    stage,
  };
  return { ...ready, currentSaleId: 's1', sales: [sale] };
};

describe('the screen for a view', () => {
  it('is the placeholder before the first view and while the till starts', () => {
    expect(chooseScreen(undefined, 'checkout').name).toBe('starting');
    const { terminal: _, ...starting } = { ...ready, phase: 'starting' as const };
    expect(chooseScreen(starting, 'menu').name).toBe('starting');
  });

  it('is what was left while the till starts, wherever somebody would go', () => {
    const left = { ...ready, phase: 'starting' as const };
    expect(chooseScreen(left, 'menu').name).toBe('new-sale');
    const cashiers = [{ id: 'ada', name: 'Ada', role: 'cashier' as const }];
    expect(chooseScreen({ ...left, staff: { ...left.staff, cashiers } }, 'menu').name).toBe('sign-in');
  });

  it('is the set-up until the till is ready, and when somebody asks for it', () => {
    expect(chooseScreen({ ...ready, phase: 'setup' }, 'checkout').name).toBe('setup');
    expect(chooseScreen(ready, 'setup').name).toBe('setup');
  });

  it('is where somebody went', () => {
    expect(chooseScreen(ready, 'menu').name).toBe('menu');
  });

  it('is New sale while no sale is current, also when the named one is not there', () => {
    expect(chooseScreen(ready, 'checkout').name).toBe('new-sale');
    expect(chooseScreen({ ...ready, currentSaleId: 'gone' }, 'checkout').name).toBe('new-sale');
  });

  it('is the sign-in while cashiers work here and none has signed in; a sale on the screen stays there', () => {
    const cashiers = [{ id: 'c', name: 'Bo', role: 'cashier' }] as const;
    const locked = { staff: { ...ready.staff, cashiers } };
    expect(chooseScreen({ ...ready, ...locked }, 'checkout').name).toBe('sign-in');
    for (const route of ['shift', 'find-payment', 'printer', 'amounts'] as const) {
      expect(chooseScreen({ ...ready, ...locked }, route).name).toBe('sign-in');
    }
    expect(chooseScreen({ ...withSale({ name: 'waiting', ...shown }), ...locked }, 'checkout').name).toBe(
      'awaiting',
    );
    expect(chooseScreen({ ...withSale({ name: 'waiting', ...shown }), ...locked }, 'cashiers').name).toBe(
      'awaiting',
    );
  });

  it('is a manager’s page for a manager only', () => {
    const cashiers = [
      { id: 'm', name: 'Ann', role: 'manager' },
      { id: 'c', name: 'Bo', role: 'cashier' },
    ] as const;
    const by = (signedIn: string) => ({ ...ready, staff: { ...ready.staff, cashiers, signedIn } });
    for (const route of ['cashiers', 'setup', 'amounts'] as const) {
      expect(Object.values(chooseScreen(by('m'), route))).toContain(route);
      expect(chooseScreen(by('c'), route).name).toBe('new-sale');
    }
    expect(chooseScreen(by('c'), 'shift')).toMatchObject({ name: 'page', route: 'shift' });
  });

  it.each<[string, SaleStage]>([
    ['creating', { name: 'creating' }],
    ['awaiting', { name: 'waiting', ...shown }],
    ['awaiting', { name: 'seen', ...shown }],
    ['awaiting', { name: 'unrecognised', status: 'settling', ...shown }],
    ['outcome', { name: 'final', outcome: 'completed', at: 1, ...shown }],
    ['not-created', { name: 'not-created', at: 1 }],
  ])('is %s for the stage %o', (screen, stage) => {
    expect(chooseScreen(withSale(stage), 'checkout').name).toBe(screen);
  });
});
