import type { ExportEnd } from '../../../shared/contract/back-office/exports.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { LeftOutNote } from './left-out-note.tsx';

/** What came of the last export, and whether there is a file. */
export function ExportEnded({ end }: { readonly end: ExportEnd | undefined }) {
  const { exports: messages, documentView } = useMessages();
  return (
    <>
      {end?.result === 'failed' && <FailureBanner failure={end.failure} />}
      <p role="status">
        {end?.result === 'saved' && !end.parts && documentView.saved({ file: end.fileName })}
        {end?.result === 'saved' &&
          end.parts &&
          messages.savedParts({ count: end.parts.count, first: end.fileName, last: end.parts.last })}
        {end?.result === 'interrupted' && messages.interrupted({ file: end.fileName })}
        {end?.result === 'unfinished' && messages.unfinished}
        {end?.result === 'stopped' && messages.stopped}
        {end?.result === 'timed-out' && messages.timedOut}
      </p>
      {end && end.result !== 'saved' && end.halfFile && (
        <p role="alert">{messages.halfFile({ file: end.halfFile.fileName, reason: end.halfFile.reason })}</p>
      )}
      {end?.result === 'saved' && <LeftOutNote leftOut={end.leftOut} />}
    </>
  );
}
