import type { SaleStage, SaleView } from '../../shared/contract/views.ts';

/** A sale known to be in one of the stages `N`, which its screen can draw. */
export type SaleIn<N extends SaleStage['name']> = Omit<SaleView, 'stage'> & {
  readonly stage: Extract<SaleStage, { readonly name: N }>;
};
