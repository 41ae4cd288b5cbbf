import { useRef, useState } from 'react';
import type { ProfileSummary } from '../../../../shared/contract/terminal-view.ts';
import type { FieldFault } from '../../../../shared/failure.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FileButton } from '../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../components/button/use-file-drop.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './profile-picker.module.css';
import { readProfileFile, type FileFault } from './read-profile-file.ts';
import { HAND_OVER_MARK } from '../../../../shared/contract/back-office/hand-over.ts';

/** A chosen file, as main judged it. */
export type Picked =
  | { readonly name: 'faulty'; readonly file: string; readonly faults: readonly FieldFault[] }
  | { readonly name: 'good'; readonly text: string; readonly profile: ProfileSummary };

interface ProfilePickerProps {
  /** Nothing else on the screen comes first. */
  readonly main: boolean;
  readonly onPicked: (picked: Picked) => void;
  /** The file is a manager's package. */
  readonly onPackage: (text: string) => void;
}

/** Takes a profile file by button or by drag and drop, and has main check it. */
export function ProfilePicker({ main, onPicked, onPackage }: ProfilePickerProps) {
  const messages = useMessages().setup;
  const check = useCommand('setup.checkProfile');
  const [fileFault, setFileFault] = useState<FileFault>();

  /** What was dropped while another file was checked. */
  const next = useRef<{ readonly text: string; readonly file: string }>(undefined);

  const judge = async (text: string, file: string): Promise<void> => {
    const result = await check.run({ text });
    if (result === undefined) {
      next.current = { text, file };
      return;
    }
    const later = next.current;
    next.current = undefined;
    if (later) return judge(later.text, later.file);
    if (!result.ok) return;
    const { profile, faults } = result.value;
    onPicked(
      profile !== undefined && faults.length === 0
        ? { name: 'good', text, profile }
        : { name: 'faulty', file, faults },
    );
  };
  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readProfileFile(file);
    setFileFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return;
    if (read.text.startsWith(HAND_OVER_MARK)) {
      onPackage(read.text);
      return;
    }
    await judge(read.text, file.name);
  };

  const drop = useFileDrop((file) => void pick(file));

  return (
    <section className={`${cardStyles.card} ${styles.profilePicker}`} data-part="card" {...drop}>
      <div className={cardStyles.cardText}>
        <h2>{messages.loadTitle}</h2>
        <p>{messages.loadText}</p>
      </div>
      <div className={styles.profilePickerChoose}>
        <FileButton
          accept=".json,application/json,.countertop"
          kind={main ? 'primary' : 'secondary'}
          disabled={check.running}
          onFile={(file) => void pick(file)}
        >
          {check.running ? messages.reading : messages.choose}
        </FileButton>
        <span>{messages.drop}</span>
      </div>
      {fileFault !== undefined && (
        <p className={styles.profilePickerFault} role="alert">
          {messages[fileFault]}
        </p>
      )}
      {check.failure !== undefined && <FailureBanner failure={check.failure} />}
    </section>
  );
}
