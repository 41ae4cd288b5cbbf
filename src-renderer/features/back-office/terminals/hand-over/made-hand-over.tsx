import { useState } from 'react';
import type { HandOverShown } from '../../../../../shared/contract/back-office/hand-over.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../../components/banner/failure-banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { QrCode } from '../../../../components/qr-code/qr-code.tsx';
import { elapsedTime, secondsLeft } from '../../../../components/time/durations.ts';
import { useNow } from '../../../../components/time/use-now.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useCommand } from '../../../../state/use-command.ts';
import * as styles from './made-hand-over.module.css';

interface MadeHandOverProps {
  /** The terminal's name. */
  readonly name: string;
  readonly made: HandOverShown;
  readonly onAgain: () => void;
}

/** A package that was made: its code, its QR code, and what to do at the new till, until it expires. */
export function MadeHandOver({ name, made, onAgain }: MadeHandOverProps) {
  const { handOver } = useMessages();
  const { handOverId, code, qr, expiresAt } = made;
  const { steps, faults } = handOver;
  const save = useCommand('handOver.save');
  const [file, setFile] = useState<string>();
  const now = useNow();
  if (secondsLeft(expiresAt, now) === 0) {
    const again = (
      <Button kind="secondary" onPress={onAgain}>
        {handOver.again}
      </Button>
    );
    return <Banner kind="warning" alert title={faults.expired.title} action={again} />;
  }
  const saveFile = async () => {
    setFile(undefined);
    const saved = await save.run({ handOverId });
    if (saved?.ok === true) setFile(saved.value.fileName);
  };
  return (
    <div className={styles.madeHandOver}>
      <div className={styles.madeText}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <ol>
          <li>{steps.first}</li>
          <li>{steps.second}</li>
          <li>{steps.third}</li>
        </ol>
        <div className={styles.madeCode}>
          <span id="hand-over-code">{handOver.code}</span>
          <code translate="no" dir="ltr" aria-labelledby="hand-over-code">
            {code}
          </code>
          <span>{handOver.expiresIn({ time: elapsedTime(now, expiresAt) })}</span>
        </div>
        <Button kind="secondary" disabled={save.running} onPress={() => void saveFile()}>
          {handOver.save}
        </Button>
        <p role="status">{file !== undefined && handOver.saved({ file })}</p>
        {save.failure && <FailureBanner failure={save.failure} />}
        <p>{handOver.keepApart}</p>
      </div>
      <div className={styles.madeQr}>
        {qr === undefined ? (
          <p>{handOver.qrMissing}</p>
        ) : (
          <QrCode text={qr} label={handOver.qr} tooLong={handOver.qrMissing} />
        )}
      </div>
    </div>
  );
}
