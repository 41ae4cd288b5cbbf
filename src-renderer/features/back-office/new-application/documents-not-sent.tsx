import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface DocumentsNotSentProps {
  readonly merchantName?: string;
  readonly fileNames: readonly string[];
  readonly onUnderstood: () => void;
}

/** Documents that were not sent before their application stopped being a Draft. */
export function DocumentsNotSent({ merchantName, fileNames, onUnderstood }: DocumentsNotSentProps) {
  const { newApplication, alerts } = useMessages();
  const texts = newApplication.documents;
  const understood = (
    <Button kind="secondary" onPress={onUnderstood}>
      {alerts.understood}
    </Button>
  );
  return (
    <Banner kind="warning" title={texts.notSent} action={understood}>
      {merchantName !== undefined && (
        <p>
          <bdi>{merchantName}</bdi>
        </p>
      )}
      <p>{texts.notSentText}</p>
      <ul>
        {fileNames.map((fileName, nth) => (
          <li key={nth}>
            <bdi>{fileName}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
