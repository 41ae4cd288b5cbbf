import { useId } from 'react';
import type { ApplicationAttachment } from '../../../../shared/contract/back-office/applications.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { useNewsReading } from '../use-news-reading.ts';
import { formatBytes } from '../format-bytes.ts';
import { useSaveAttachment } from '../new-application/use-save-attachment.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as rowStyles from '../terminals/hierarchy-row.module.css';
import * as styles from '../terminals/record-page.module.css';

interface AttachmentsCardProps {
  readonly applicationId: string;
  readonly terminal: TerminalView;
}

/** The documents of an application, each with a button that saves it. */
export function AttachmentsCard({ applicationId, terminal }: AttachmentsCardProps) {
  const { applications, documentView, settlements, language } = useMessages();
  const heading = useId();
  const asked = { id: applicationId };
  const {
    value: attachments,
    failure,
    reload,
  } = useNewsReading('applications.attachments', asked, 'applications');
  const save = useSaveAttachment(applicationId);
  const aboutOf = ({ size, createdAt }: ApplicationAttachment) =>
    [
      size === undefined ? undefined : formatBytes(size, language, terminal.locale),
      createdAt === undefined ? undefined : dayAndTime(createdAt, language, terminal),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{applications.attachments.title}</h2>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {!attachments && !failure && <p role="status">{settlements.loading}</p>}
      {attachments?.length === 0 && <p>{applications.attachments.none}</p>}
      {attachments?.map((attachment) => (
        <ListButton key={attachment.id} tabIndex={0} onPress={() => save.press(attachment)}>
          <span className={rowStyles.hierarchyRow}>
            <span>{applications.attachments.save({ file: attachment.fileName ?? attachment.id })}</span>
            <span className={rowStyles.hierarchyRowAbout}>{aboutOf(attachment)}</span>
          </span>
        </ListButton>
      ))}
      <p role="status" className={styles.recordStatus}>
        {save.running
          ? documentView.saving
          : save.saved !== undefined && documentView.saved({ file: save.saved })}
      </p>
      {save.failure && <OfficeFailure failure={save.failure} />}
    </section>
  );
}
