import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import { ready } from './corner-shop.ts';

export const usd = (minor: number) => ({ minor, currency: 'USD' });
export const url = 'https://pay.example.test/1';
export const shown = { url, shownAt: 1, lastGoodReadAt: 2 };

export const saleIn = (stage: SaleStage, more: Partial<SaleView> = {}): SaleView => ({
  id: 's1',
  number: 1,
  reference: 'R-1',
  amount: usd(1_234),
  startedAt: 1,
  parked: false,
  stage,
  ...more,
});
export const showing = (stage: SaleStage, more: Partial<SaleView> = {}): TillView => ({
  ...ready,
  currentSaleId: 's1',
  sales: [saleIn(stage, more)],
});
