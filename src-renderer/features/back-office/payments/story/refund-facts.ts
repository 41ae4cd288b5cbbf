import type { PaymentAtService } from '../../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import type { Language } from '../../../../../shared/language.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import { readableName } from '../../../../../shared/view/tender-labels.ts';
import type { Fact } from '../../../../components/text/facts.tsx';

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The refund lifecycle fields under the service's own names, because the specification shows none. Times are formatted.
 */
export function refundFacts(
  refund: PaymentAtService['refund'],
  language: Language,
  terminal: TerminalView,
): readonly Fact[] {
  return Object.entries(refund ?? {}).map(([name, value]) => {
    const at = MOMENT.test(value) ? Date.parse(value) : Number.NaN;
    return {
      name: readableName(name),
      value: Number.isNaN(at) ? value : dayAndTime(at, language, terminal),
    };
  });
}
