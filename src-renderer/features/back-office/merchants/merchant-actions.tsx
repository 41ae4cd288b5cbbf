import { useState } from 'react';
import type { MerchantRecord } from '../../../../shared/contract/back-office/merchants.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { AskFirst } from '../terminals/ask-first.tsx';
import * as styles from '../terminals/record-page.module.css';

interface MerchantActionsProps {
  readonly merchant: MerchantRecord;
  readonly onChange: () => void;
  /** Opens its locations with their terminals. */
  readonly onLocations: () => void;
  /** Opens its settlements and batches. */
  readonly onSettlements: () => void;
  /** Opens its partner. */
  readonly onPartner: () => void;
  readonly onRemoved: () => void;
}

/** The actions on a merchant, except its update requests. */
export function MerchantActions({
  merchant,
  onChange,
  onLocations,
  onSettlements,
  onPartner,
  onRemoved,
}: MerchantActionsProps) {
  const { merchants, settlements, terminals } = useMessages();
  const { id, name = id, partner } = merchant;
  const [asking, setAsking] = useState(false);
  const remove = useCommand('merchants.remove');
  const { running, failure } = remove;
  const confirm = async () => {
    const removed = await remove.run({ id });
    if (removed?.ok === true) onRemoved();
  };
  return (
    <>
      <div className={styles.recordActions}>
        <Button kind="secondary" disabled={running} onPress={onChange}>
          {merchants.change}
        </Button>
        <Button kind="secondary" disabled={running} onPress={onLocations}>
          {terminals.lists.location}
        </Button>
        <Button kind="secondary" disabled={running} onPress={onSettlements}>
          {settlements.ofMerchant}
        </Button>
        {/* Without a name these credentials may not read it. */}
        {partner?.name !== undefined && (
          <Button kind="secondary" disabled={running} onPress={onPartner}>
            {merchants.toPartner}
          </Button>
        )}
        <Button kind="quiet" disabled={running} onPress={() => setAsking(true)}>
          {merchants.remove.button}
        </Button>
      </div>
      {failure && failure.code !== 'conflict' && <OfficeFailure failure={failure} />}
      {failure?.code === 'conflict' && (
        <Banner kind="fault" alert title={merchants.remove.stillUsed}>
          <FailureDetail failure={failure} />
        </Banner>
      )}
      {asking && (
        <AskFirst
          title={terminals.remove.question({ name })}
          confirm={merchants.remove.button}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{merchants.remove.text}</p>
        </AskFirst>
      )}
    </>
  );
}
