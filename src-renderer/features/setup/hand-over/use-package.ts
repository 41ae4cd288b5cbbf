import { useRef, useState } from 'react';
import { useCommand } from '../../../state/use-command.ts';
import { readTextFile, type FileFault } from '../profile/read-profile-file.ts';

/** As long as main takes ("setup.checkHandOver"). */
const MAX_LENGTH = 131_072;
/** No QR code has more digits. */
const MAX_PIECES_LENGTH = 7_089;

/** A package that a manager made, as main has read it without its code. */
export interface ReadPackage {
  /** Main reads it again with the code. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Reads packages, scanned or of a file. */
export function usePackage() {
  const check = useCommand('setup.checkHandOver');
  const [read, setRead] = useState<ReadPackage>();
  const [fileFault, setFileFault] = useState<FileFault>();
  const pieces = useRef('');

  /** Answers whether it is damaged. */
  const take = async (text: string): Promise<boolean> => {
    setFileFault(undefined);
    setRead(undefined);
    const checked = await check.run({ text: text.slice(0, MAX_LENGTH) });
    if (checked?.ok === true) setRead({ text, expiresAt: checked.value.expiresAt });
    return checked?.ok === false && checked.failure.handOverFault === 'damaged';
  };
  /** Scanners with little memory send a long code in pieces, and a busy till may take it so. */
  const takeScan = async (text: string) => {
    const joined = pieces.current + text;
    const isDamaged = (await take(text)) && (pieces.current === '' || (await take(joined)));
    pieces.current = isDamaged ? joined.slice(-MAX_PIECES_LENGTH) : '';
  };
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = await readTextFile(file, MAX_LENGTH);
    if ('fault' in found) {
      setRead(undefined);
      setFileFault(found.fault);
    } else await take(found.text);
  };
  return { read, take, takeScan, takeFile, fileFault, checking: check.running, failure: check.failure };
}
