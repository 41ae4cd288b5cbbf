import { createContext, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DEFAULT_SCANNER, type ScannerSettings } from '../../../shared/scanner.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { KeyInput } from './key-input.ts';
import { ScanQueue } from './scan-queue.ts';
import * as styles from './scans.module.css';

/** What came of a scan that no screen shows by itself. */
type ScanNote = { readonly kind: 'ignored' | 'overflow'; readonly code: string; readonly id: number };

interface Scans {
  readonly queue: ScanQueue;
  readonly keys: KeyInput;
}

const ScansContext = createContext<Scans | undefined>(undefined);

/** Long enough to be read by somebody who looks up from the goods. */
const SHOWN_MS = 6_000;

interface ScanInputProps {
  /** As usual while nothing is known yet. */
  readonly settings: ScannerSettings | undefined;
  readonly children: ReactNode;
}

/** Where scans come in, and where those are said that no screen has a use for. */
export function ScanInput({ settings = DEFAULT_SCANNER, children }: ScanInputProps) {
  const [note, setNote] = useState<ScanNote>();
  const [scans] = useState((): Scans => {
    const say = (kind: ScanNote['kind']) => (code: string) =>
      setNote((before) => ({ kind, code, id: (before?.id ?? 0) + 1 }));
    const queue = new ScanQueue({ onIgnored: say('ignored'), onOverflow: say('overflow') });
    const keys = new KeyInput({ settings, onScan: (code) => queue.push(code) });
    return { queue, keys };
  });
  useEffect(() => scans.keys.listen(), [scans]);
  useEffect(() => scans.keys.configure(settings), [scans, settings]);
  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => setNote(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <ScansContext value={scans}>
      {children}
      <Suspense>{note && <Note key={note.id} note={note} />}</Suspense>
    </ScansContext>
  );
}

/** In front of a dialog too, which would else hide it from eyes and screen readers. */
function Note({ note: { kind, code } }: { readonly note: ScanNote }) {
  const { scanner: messages } = useMessages();
  const [place] = useState(() => modalDialog() ?? document.body);
  return createPortal(
    <div className={styles.scanNote} role="status">
      {kind === 'ignored' ? messages.ignored : messages.overflow({ code })}
    </div>,
    place,
  );
}

export function useScans(): Scans {
  const scans = useContext(ScansContext);
  if (scans === undefined) throw new Error('A screen was drawn outside of ScanInput.');
  return scans;
}

/** The dialog that stands before the screen, if any. */
export function modalDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}
