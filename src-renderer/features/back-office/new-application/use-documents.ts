import { useRef, useState } from 'react';
import {
  MOST_DOCUMENTS,
  type ApplicationDocument,
} from '../../../../shared/contract/back-office/application-documents.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useReading } from '../../../state/use-reading.ts';
import { takeInFile, type FileFault } from './take-in-file.ts';

interface RefusedFile {
  readonly fileName: string;
  readonly why: FileFault;
}

interface Progress {
  readonly fileName: string;
  /** From 0 to 1 until the till has it; then it is on its way to the service. */
  readonly share: number;
}

export interface Documents {
  /** `undefined` until the service has answered. */
  readonly documents: readonly ApplicationDocument[] | undefined;
  readonly progress: Progress | undefined;
  readonly refused: readonly RefusedFile[];
  readonly failure: Failure | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly again: (document: ApplicationDocument) => void;
  readonly remove: (document: ApplicationDocument) => void;
}

/** The documents of an application: one after the other is taken in, and sent. */
export function useDocuments(id: string): Documents {
  const { commands } = useConnection();
  const first = useReading('applicationDocuments.list', { id });
  const [latest, setLatest] = useState<readonly ApplicationDocument[]>();
  const [progress, setProgress] = useState<Progress>();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [failure, setFailure] = useState<Failure>();
  /** One thing at a time. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const look = async () => {
    const answer = await call(commands, 'applicationDocuments.list', { id });
    if (answer.ok) setLatest(answer.value);
    else setFailure(answer.failure);
    return answer.ok ? answer.value : [];
  };
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work).finally(() => setProgress(undefined));
  };
  const refuse = (fileName: string, why: FileFault) =>
    setRefused((before) => [...before, { fileName, why }].slice(-MOST_DOCUMENTS));
  const send = async (fileName: string, key: string) => {
    setProgress({ fileName, share: 1 });
    const sent = await call(commands, 'applicationDocuments.send', { id, key });
    if (!sent.ok) setFailure(sent.failure);
    await look();
  };
  const takeIn = async (file: File) => {
    const { name: fileName } = file;
    // Of the service's and this till's together, as they are now.
    const there = await look();
    const taken =
      there.length >= MOST_DOCUMENTS
        ? { refused: 'count' as const }
        : await takeInFile(commands, id, file, (share) => setProgress({ fileName, share }));
    if ('key' in taken) await send(fileName, taken.key);
    else if ('refused' in taken) refuse(fileName, taken.refused);
    else setFailure(taken.failure);
  };
  return {
    documents: latest ?? first.value,
    progress,
    refused,
    failure: failure ?? first.failure,
    add: (files) => {
      setFailure(undefined);
      setRefused([]);
      for (const file of files.slice(0, MOST_DOCUMENTS)) inTurn(() => takeIn(file));
      for (const file of files.slice(MOST_DOCUMENTS)) refuse(file.name, 'count');
    },
    again: ({ fileName, key }) => {
      setFailure(undefined);
      inTurn(() => send(fileName, key));
    },
    remove: ({ key }) => {
      setFailure(undefined);
      inTurn(async () => {
        const removed = await call(commands, 'applicationDocuments.remove', { id, key });
        if (!removed.ok) setFailure(removed.failure);
        await look();
      });
    },
  };
}
