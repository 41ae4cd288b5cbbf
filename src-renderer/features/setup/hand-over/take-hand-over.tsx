import { Button } from '../../../components/button/button.tsx';
import { FileButton } from '../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../components/button/use-file-drop.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import { CodeForm } from './code-form.tsx';
import { HandOverFailure } from './hand-over-failure.tsx';
import type { usePackage } from './use-package.ts';
import * as styles from './take-hand-over.module.css';

interface TakeHandOverProps {
  readonly packages: ReturnType<typeof usePackage>;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Takes what a manager hands over: the package first, scanned or as a file, then its code. */
export function TakeHandOver({ packages, onDone, onBack }: TakeHandOverProps) {
  const { handOver, setup } = useMessages();
  const { read, takeFile, fileFault, checking, failure } = packages;
  const drop = useFileDrop((file) => void takeFile(file));
  const load = (
    <FileButton
      accept=".countertop,text/plain"
      kind={read ? 'secondary' : 'primary'}
      disabled={checking}
      onFile={(file) => void takeFile(file)}
    >
      {handOver.take.load}
    </FileButton>
  );
  return (
    <Page title={handOver.take.title} onBack={onBack}>
      <section className={`${cardStyles.card} ${styles.takeHandOver}`} data-part="card" {...drop}>
        <p role="status">{read ? handOver.take.read : checking ? setup.reading : handOver.take.scan}</p>
        {read && (
          <CodeForm key={read.text} read={read} onDone={onDone}>
            {load}
          </CodeForm>
        )}
        {fileFault !== undefined && (
          <p className={styles.takeFault} role="alert">
            {setup[fileFault]}
          </p>
        )}
        {failure && <HandOverFailure failure={failure} />}
        {!read && <div>{load}</div>}
      </section>
    </Page>
  );
}

/** The way in for whoever has a code of a manager. */
export function HandOverChoice({ onOpen }: { readonly onOpen: () => void }) {
  const { take } = useMessages().handOver;
  return (
    <section className={`${cardStyles.card} ${styles.handOverChoice}`} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{take.title}</h2>
        <p>{take.text}</p>
      </div>
      <Button kind="secondary" onPress={onOpen}>
        {take.open}
      </Button>
    </section>
  );
}
