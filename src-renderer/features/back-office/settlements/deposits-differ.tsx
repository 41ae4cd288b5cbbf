import type {
  BatchAtService,
  SettlementAtService,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatServiceAmount, type ServiceAmount } from '../../../../shared/money/service-amount.ts';
import { isOnHold } from '../../../../shared/payment/deposit-status.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { depositedOtherwise, mayPayOthers } from './record-badge.ts';

interface DepositsDifferProps {
  readonly settlement: SettlementAtService;
  /** Those of the settlement. */
  readonly batches: readonly BatchAtService[];
  readonly terminal: TerminalView;
}

/** A warning where the deposits of a settlement come to another amount than it, with what explains that. */
export function DepositsDiffer({ settlement, batches, terminal }: DepositsDifferProps) {
  const { settlements, day } = useMessages();
  const deposited = depositedOtherwise(settlement);
  const { net } = settlement;
  if (!deposited || !net) return null;
  const written = (money: ServiceAmount) => formatServiceAmount(money, terminal.locale);
  const isHeld =
    heldMinor(net, batches) === net.minor - deposited.minor && deposited.currency === net.currency;
  const held = day.kinds['on-hold'];
  return (
    <Banner kind="warning" title={settlements.differs({ deposited: written(deposited), net: written(net) })}>
      {isHeld && (
        <p>{`${held.name}: ${written({ ...net, minor: net.minor - deposited.minor })}. ${held.text}`}</p>
      )}
      {mayPayOthers(settlement) && <p>{settlements.mayPayOthers({ explain: settlements.explain })}</p>}
    </Banner>
  );
}

/** The net of the batches on hold, without which a settlement is paid out; `undefined` where nobody can say. */
function heldMinor({ currency }: ServiceAmount, batches: readonly BatchAtService[]): number | undefined {
  const nets = batches.filter(isOnHold).map(({ net }) => net);
  if (nets.some((net) => net?.currency !== currency)) return undefined;
  return nets.reduce((sum, net) => sum + (net?.minor ?? NaN), 0);
}
