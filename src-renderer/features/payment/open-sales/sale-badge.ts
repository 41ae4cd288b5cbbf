import type { SaleStage } from '../../../../shared/contract/views.ts';
import { outcomeLook } from '../outcome/outcome-style.ts';
import type { IconName } from '../../../components/icon/icon.tsx';
import type { Words } from '../../../messages/use-messages.ts';

/** How a sale looks in one line. */
export interface SaleSign {
  readonly tone: 'moving' | 'unknown' | 'good' | 'bad' | 'still';
  readonly icon: IconName;
  readonly word: string;
}

export function saleSign(stage: SaleStage, words: Words): SaleSign {
  switch (stage.name) {
    case 'creating':
      return { tone: 'moving', icon: 'hourglass', word: words.stages.creating };
    case 'waiting':
    case 'seen':
      return stage.stale === undefined
        ? { tone: 'moving', icon: 'hourglass', word: words.stages[stage.name] }
        : { tone: 'unknown', icon: 'warning', word: words.stages.stale };
    case 'unrecognised':
      return { tone: 'unknown', icon: 'warning', word: words.stages.unrecognised };
    case 'final': {
      const { tone, icon } = outcomeLook[stage.outcome];
      return { tone, icon, word: words.outcomes[stage.outcome].title };
    }
    case 'not-created':
      return { tone: 'still', icon: 'cross', word: words.stages['not-created'] };
  }
}
