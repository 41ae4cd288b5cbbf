import { useCallback, useEffect, useState } from 'react';
import type { PictureCheck } from '../../../../shared/contract/checkout.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './amounts.module.css';

interface PicturesCardProps {
  readonly locale: string;
  /** Of the catalogue: after another one, other pictures are looked at. */
  readonly lastStep: number | undefined;
}

/** Where pictures of articles come from, and which of them cannot be shown. */
export function PicturesCard({ locale, lastStep }: PicturesCardProps) {
  const { language, pictures: messages } = useMessages();
  const { commands } = useConnection();
  const choose = useCommand('catalogue.choosePictures');
  const [check, setCheck] = useState<PictureCheck>();
  const readPictures = useCallback(async () => {
    const looked = await call(commands, 'catalogue.checkPictures', undefined);
    return looked.ok ? looked.value : undefined;
  }, [commands]);
  useEffect(() => {
    let gone = false;
    void readPictures().then((looked) => {
      if (!gone) setCheck(looked);
    });
    return () => {
      gone = true;
    };
  }, [readPictures, lastStep]);
  const count = (number: number) => formatCount(number, localeOf(language, locale));
  const pick = async () => {
    const chosen = await choose.run(undefined);
    if (chosen?.ok === true) setCheck(await readPictures());
  };

  return (
    <section className={styles.amountsCard}>
      <h2>{messages.title}</h2>
      {check && (
        <p className={styles.amountsStrong} role="status">
          {check.folder === undefined ? messages.noFolder : messages.ready({ count: count(check.ready) })}
        </p>
      )}
      {check?.folder !== undefined && (
        <p className={styles.pictureFolder}>
          <bdi>{check.folder}</bdi>
        </p>
      )}
      <p>{messages.help}</p>
      <div className={styles.amountsActions}>
        <Button kind="secondary" disabled={choose.running} onPress={() => void pick()}>
          {messages.choose}
        </Button>
      </div>
      {check && check.faults.length > 0 && (
        <div className={styles.catalogueFaults}>
          <h3>{messages.notShown({ count: count(check.notShown) })}</h3>
          <ul>
            {check.faults.map(({ name, fault }) => (
              <li key={name}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                {messages.faults[fault]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {choose.failure !== undefined && <FailureBanner failure={choose.failure} />}
    </section>
  );
}
