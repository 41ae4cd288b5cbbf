import type { NewerRecordView } from '../../../shared/contract/terminal-view.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface NewerRecordProps {
  readonly record: NewerRecordView;
  /** Missing for whoever may not look at the sales. */
  readonly onSales?: () => void;
}

/** Why the till does not start: the record is a newer version's. Which one to install, and the sales meanwhile. */
export function NewerRecord({ record: { writtenBy, terminal }, onSales }: NewerRecordProps) {
  const messages = useMessages().newerRecord;
  return (
    <Banner
      kind="fault"
      alert
      title={writtenBy === undefined ? messages.titleUnnamed : messages.title({ version: writtenBy })}
      action={
        terminal !== undefined &&
        onSales !== undefined && (
          <Button kind="secondary" onPress={onSales}>
            {messages.sales}
          </Button>
        )
      }
    >
      <p>{messages.text}</p>
      {terminal === undefined && <p>{messages.notRead}</p>}
    </Banner>
  );
}
