import { useRef, useState } from 'react';
import {
  MOST_DOCUMENTS,
  type ApplicationDocument,
  type ApplicationDocumentList,
} from '../../../../shared/contract/back-office/application-documents.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useReading } from '../../../state/use-reading.ts';
import { takeInFile, type FileFault, type WholeFile } from './take-in-file.ts';
import { LONGEST_MERCHANT_NAME } from '../../../../shared/contract/input-limits.ts';

interface RefusedFile {
  readonly fileName: string;
  readonly why: FileFault;
}

interface Progress {
  readonly fileName: string;
  /** The part that main has received, from 0 to 1; then it is sent to the service. */
  readonly share: number;
}

interface FailedDocument {
  /** The key of a document; missing where the failure is of none. */
  readonly key?: string;
  readonly failure: Failure;
}

export interface Documents {
  /** `undefined` until it was read. */
  readonly list: ApplicationDocumentList | undefined;
  readonly progress: Progress | undefined;
  readonly refused: readonly RefusedFile[];
  readonly failed: FailedDocument | undefined;
  /** Whether documents are still on this till, or may be as long as the list is read: a submission would leave them behind. */
  readonly mayBeUnsent: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly again: (document: ApplicationDocument) => void;
  readonly remove: (document: ApplicationDocument) => void;
  readonly reload: () => void;
  readonly understood: () => void;
}

/** The application at the service. Without an id nothing is requested. */
interface OfApplication {
  readonly id: string | undefined;
  readonly merchantName: string | undefined;
}

/** The documents of an application. They are received and sent one after another. */
export function useDocuments({ id, merchantName }: OfApplication): Documents {
  const { commands } = useConnection();
  const first = useReading('applicationDocuments.list', id === undefined ? undefined : { id });
  const [latest, setLatest] = useState<ApplicationDocumentList>();
  const [progress, setProgress] = useState<Progress>();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [failed, setFailed] = useState<FailedDocument>();
  /** Runs one action at a time. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const list = latest ?? first.value;
  const isRead = id === undefined || list !== undefined || first.failure !== undefined;

  const readList = async (of: string) => {
    const answer = await call(commands, 'applicationDocuments.list', { id: of });
    if (answer.ok) setLatest(answer.value);
    else setFailed({ failure: answer.failure });
    return answer.ok ? answer.value.documents : [];
  };
  const inTurn = (work: (id: string) => Promise<unknown>) => {
    if (id === undefined) return;
    queue.current = queue.current.then(() => work(id)).finally(() => setProgress(undefined));
  };
  const refuse = (fileName: string, why: FileFault) =>
    setRefused((before) => [...before, { fileName, why }].slice(-MOST_DOCUMENTS));
  const send = async (of: string, fileName: string, key: string) => {
    setProgress({ fileName, share: 1 });
    const sent = await call(commands, 'applicationDocuments.send', { id: of, key });
    if (!sent.ok) setFailed({ key, failure: sent.failure });
    await readList(of);
  };
  const takeIn = async (of: string, file: File) => {
    const { name: fileName } = file;
    // The number includes documents of the service and of this till, as they are now.
    const there = await readList(of);
    const named = merchantName ? { merchantName: merchantName.slice(0, LONGEST_MERCHANT_NAME) } : {};
    const whole: WholeFile = { id: of, file, ...named };
    const taken =
      there.length >= MOST_DOCUMENTS
        ? { refused: 'count' as const }
        : await takeInFile(commands, whole, (share) => setProgress({ fileName, share }));
    if ('key' in taken) await send(of, fileName, taken.key);
    else if ('refused' in taken) refuse(fileName, taken.refused);
    else setFailed({ failure: taken.failure });
  };
  return {
    list,
    progress,
    refused,
    failed: failed ?? (first.failure && { failure: first.failure }),
    mayBeUnsent:
      !isRead || progress !== undefined || list?.documents.some(({ state }) => state === 'waiting') === true,
    add: (files) => {
      setFailed(undefined);
      setRefused([]);
      for (const file of files.slice(0, MOST_DOCUMENTS)) inTurn((of) => takeIn(of, file));
      for (const file of files.slice(MOST_DOCUMENTS)) refuse(file.name, 'count');
    },
    again: ({ fileName, key }) => {
      setFailed(undefined);
      inTurn((of) => send(of, fileName, key));
    },
    remove: ({ key }) => {
      setFailed(undefined);
      inTurn(async (of) => {
        const removed = await call(commands, 'applicationDocuments.remove', { id: of, key });
        if (!removed.ok) setFailed({ key, failure: removed.failure });
        await readList(of);
      });
    },
    reload: () => {
      setFailed(undefined);
      inTurn(readList);
    },
    understood: () =>
      inTurn(async (of) => {
        await call(commands, 'applicationDocuments.understood', { id: of });
        await readList(of);
      }),
  };
}
