import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { elapsedTime } from '../../../components/time/durations.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { HandOverFailure } from './hand-over-failure.tsx';
import type { ReadPackage } from './use-package.ts';
import * as styles from './take-hand-over.module.css';
import { LONGEST_HAND_OVER_CODE } from '../../../../shared/contract/input-limits.ts';

interface CodeFormProps {
  readonly read: ReadPackage;
  readonly onDone: () => void;
  /** The way to another package, beside the button that starts. */
  readonly children: ReactNode;
}

/** The code of a package that has been read. What is typed stays until the package is taken: a slip is corrected. */
export function CodeForm({ read: { text, expiresAt }, onDone, children }: CodeFormProps) {
  const { handOver, setup } = useMessages();
  const [code, setCode] = useState('');
  const [trusted, setTrusted] = useState(false);
  const take = useCommand('setup.takeHandOver');
  const form = useRef<HTMLFormElement>(null);
  const now = useNow();
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  const run = async ({ trustSigner = trusted, leaveOpen = false } = {}) => {
    // Main has not kept that: it asks again until the package is taken.
    setTrusted(trustSigner);
    const taken = await take.run({
      text,
      code: code.slice(0, LONGEST_HAND_OVER_CODE),
      ...(trustSigner && { trustSigner }),
      ...(leaveOpen && { leaveOpen }),
    });
    if (taken?.ok === true) onDone();
  };
  return (
    <form
      ref={form}
      className={styles.codeForm}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Field
        label={handOver.take.code}
        note={handOver.take.note}
        hint="XXXX-XXXX-XXXX-XXXX"
        value={code}
        onChange={setCode}
      />
      <p className={styles.codeExpires}>{handOver.expiresIn({ time: elapsedTime(now, expiresAt) })}</p>
      {take.failure && (
        <HandOverFailure
          failure={take.failure}
          onTrust={() => void run({ trustSigner: true })}
          onAnyway={() => void run({ leaveOpen: true })}
        />
      )}
      <div className={styles.codeActions}>
        <Button kind="primary" disabled={take.running}>
          {take.running ? setup.starting : setup.start}
        </Button>
        {children}
      </div>
    </form>
  );
}
