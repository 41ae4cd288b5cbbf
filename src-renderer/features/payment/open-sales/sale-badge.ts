import type { SaleStage } from '../../../../shared/contract/sale-view.ts';
import { outcomeStyle } from '../outcome/outcome-style.ts';
import type { IconName } from '../../../components/icon/icon.tsx';
import type { FirstMessages } from '../../../messages/use-messages.ts';

/** How the stage of a sale looks in one line. */
export interface SaleBadge {
  readonly tone: 'moving' | 'unknown' | 'good' | 'bad' | 'still';
  readonly icon: IconName;
  readonly label: string;
}

export function saleBadge(stage: SaleStage, messages: FirstMessages): SaleBadge {
  switch (stage.name) {
    case 'creating':
      return { tone: 'moving', icon: 'hourglass', label: messages.stages.creating };
    case 'waiting':
    case 'seen':
      if (stage.stale !== undefined)
        return { tone: 'unknown', icon: 'warning', label: messages.stages.stale };
      if (stage.name === 'waiting' && stage.withdrawn)
        return { tone: 'moving', icon: 'hourglass', label: messages.stages.withdrawn };
      return { tone: 'moving', icon: 'hourglass', label: messages.stages[stage.name] };
    case 'unrecognised':
      return { tone: 'unknown', icon: 'warning', label: messages.stages.unrecognised };
    case 'final': {
      const { tone, icon } = outcomeStyle[stage.outcome];
      return { tone, icon, label: messages.outcomes[stage.outcome].title };
    }
    case 'not-created':
      if (stage.recordDamaged)
        return { tone: 'unknown', icon: 'warning', label: messages.stages.unrecognised };
      return { tone: 'still', icon: 'cross', label: messages.stages['not-created'] };
  }
}
