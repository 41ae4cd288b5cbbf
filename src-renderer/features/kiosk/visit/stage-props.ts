import type { KioskStage } from '../../../../shared/contract/kiosk.ts';

export interface StageProps<N extends KioskStage['name']> {
  readonly stage: Extract<KioskStage, { readonly name: N }>;
}
