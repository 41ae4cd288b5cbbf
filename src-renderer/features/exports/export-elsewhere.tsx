import { useState } from 'react';
import type { ExportKind } from '../../../shared/contract/back-office/exports.ts';
import { useLatest } from '../../state/connection.ts';
import { ExportEnded } from './export-ended.tsx';
import { ExportUnderWay } from './export-under-way.tsx';
import * as styles from './exports.module.css';

interface ExportElsewhereProps {
  /** What the page has a key for, which shows it by itself. */
  readonly own: readonly ExportKind[];
}

/**
 * An export that was begun on another page and keeps the keys of this one waiting. Its end stands in its place, so that
 * nothing below moves under a finger.
 */
export function ExportElsewhere({ own }: ExportElsewhereProps) {
  const task = useLatest(({ view }) => view?.exportTask);
  const [followed, setFollowed] = useState<ExportKind>();
  if (task === undefined || own.includes(task.kind)) return null;
  const { kind, end } = task;
  if (end === undefined && followed !== kind) setFollowed(kind);
  // Nobody has followed what an end of the till cut short.
  if (end !== undefined && end.result !== 'interrupted' && followed !== kind) return null;
  return (
    <div className={styles.exportElsewhere}>
      {end === undefined ? <ExportUnderWay task={task} /> : <ExportEnded end={end} />}
    </div>
  );
}
