import { useState } from 'react';
import type { CheckAnswer } from '../../../../shared/contract/sale-view.ts';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { useCommand, type Command } from '../../../state/use-command.ts';

export interface Check {
  readonly ask: () => void;
  readonly asking: boolean;
  /** The last answer; missing once the sale's stage has changed. */
  readonly answer?: CheckAnswer;
  /** The command itself, for a screen that shows the failures of several commands. */
  readonly command: Pick<Command<'sale.checkNow'>, 'running' | 'failure' | 'sentAt'>;
}

/** "Customer says they paid?" for the sale on the screen. */
export function useCheck({ id, stage }: SaleView): Check {
  const check = useCommand('sale.checkNow');
  const [checked, setChecked] = useState<{ readonly stage: string; readonly answer: CheckAnswer }>();
  const ask = async () => {
    const result = await check.run({ saleId: id });
    if (result?.ok === true) setChecked({ stage: stage.name, answer: result.value });
  };
  return {
    ask: () => void ask(),
    asking: check.running,
    ...(checked?.stage === stage.name && !check.running && { answer: checked.answer }),
    command: check,
  };
}
