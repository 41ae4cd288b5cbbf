import type { HandOverOffer } from '../../../../../shared/contract/hand-over.ts';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';

interface NewTillFactsProps {
  readonly offer: HandOverOffer;
  /** A till of this one's own merchant sells in its currency. */
  readonly isOther: boolean;
}

/** What the service states of the terminal, and so nobody is asked. */
export function NewTillFacts({ offer, isOther }: NewTillFactsProps) {
  const { merchant, terminalKind, currency } = offer;
  const { terminals, setup } = useMessages();
  const facts = [
    [terminals.kinds.merchant, merchant && (merchant.name ?? merchant.id)],
    [terminals.facts.type, terminalKind && terminals.businessTypes[terminalKind]],
    [setup.office.currency, isOther ? currency : undefined],
  ] as const;
  return <Facts facts={facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))} />;
}
