import type { ApplicationDocument } from '../../../../shared/contract/back-office/application-documents.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { formatBytes } from '../format-bytes.ts';
import type { Documents } from './use-documents.ts';

interface DocumentEntryProps {
  readonly document: ApplicationDocument;
  readonly all: Documents;
  readonly locale: string;
  readonly onSave: () => void;
}

/** A document with its status, its buttons, and why an action was refused. */
export function DocumentEntry({ document, all, locale, onSave }: DocumentEntryProps) {
  const { newApplication, applications, language } = useMessages();
  const texts = newApplication.documents;
  const { key, fileName, size, state } = document;
  const isWaiting = state === 'waiting';
  const isOnItsWay = isWaiting && all.progress?.fileName === fileName;
  return (
    <li>
      <span>
        <bdi>{fileName}</bdi>
        <small>
          {size !== undefined && `${formatBytes(size, language, locale)}, `}
          {!isWaiting ? texts.states.sent : isOnItsWay ? texts.states.sending : texts.states.failed}
        </small>
      </span>
      {isWaiting && !isOnItsWay && (
        <Button kind="secondary" onPress={() => all.again(document)}>
          {texts.again({ file: fileName })}
        </Button>
      )}
      {!isWaiting && (
        <Button kind="quiet" onPress={onSave}>
          {applications.attachments.save({ file: fileName })}
        </Button>
      )}
      {!isOnItsWay && all.list?.isClosed !== true && (
        <Button kind="quiet" onPress={() => all.remove(document)}>
          {texts.remove({ file: fileName })}
        </Button>
      )}
      {all.failed?.key === key && <OfficeFailure failure={all.failed.failure} />}
    </li>
  );
}
