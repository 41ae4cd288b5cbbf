import type { SaleStage } from '../../shared/contract/views.ts';

/** What a screen that draws this stage has shown of the sale; main clears away only an end that was seen. */
export function seenOf({ name }: Pick<SaleStage, 'name'>): 'open' | 'settled' {
  return name === 'final' || name === 'not-created' ? 'settled' : 'open';
}
