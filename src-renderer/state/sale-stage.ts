import type { SaleStage, SaleView } from '../../shared/contract/sale-view.ts';

/** A sale known to be in one of the stages `N`, which its screen can draw. */
export type SaleIn<N extends SaleStage['name']> = Omit<SaleView, 'stage'> & {
  readonly stage: Extract<SaleStage, { readonly name: N }>;
};

/** Whether a screen that draws this stage has shown the sale's end. Main acknowledges only an end that was seen. */
export function seenOf({ name }: Pick<SaleStage, 'name'>): 'open' | 'settled' {
  return name === 'final' || name === 'not-created' ? 'settled' : 'open';
}
