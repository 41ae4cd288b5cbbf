import { useState } from 'react';
import type { CommandInput, CommandResults } from '../../../../shared/contract/commands.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { SignInFailure } from '../../setup/sign-in-failure.tsx';
import { AskFirst } from '../terminals/ask-first.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../terminals/record-page.module.css';

interface RenewKeyProps {
  readonly terminalId: string;
  readonly storeName: string;
}

/** Replaces this till's API key. The new one goes from the service to the till, and nobody sees it. */
export function RenewKey({ terminalId, storeName }: RenewKeyProps) {
  const { tillSecrets: texts, terminals } = useMessages();
  const renew = useCommand('tillSecrets.renewKey');
  const [asking, setAsking] = useState(false);
  const [renewed, setRenewed] = useState<CommandResults['tillSecrets.renewKey']>();
  const run = async (how: CommandInput<'tillSecrets.renewKey'>['how']) => {
    setRenewed(undefined);
    const answer = await renew.run({ id: terminalId, how });
    if (answer?.ok === true) setRenewed(answer.value);
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{terminals.key.title}</h2>
      <p>{texts.keyText}</p>
      <p>{texts.fetchText}</p>
      <div role="status" className={styles.recordStatus}>
        {renewed && <Renewed renewed={renewed} />}
      </div>
      {renew.failure && <NotRenewed failure={renew.failure} />}
      <div className={styles.recordActions}>
        <Button kind="secondary" disabled={renew.running} onPress={() => setAsking(true)}>
          {terminals.key.reset}
        </Button>
        <Button kind="secondary" disabled={renew.running} onPress={() => void run('fetch')}>
          {texts.fetch}
        </Button>
      </div>
      {asking && (
        <AskFirst
          title={terminals.key.question({ name: storeName })}
          confirm={terminals.key.reset}
          onConfirm={() => void run('reset')}
          onClose={() => setAsking(false)}
        >
          <p>{terminals.key.resetText}</p>
          <p>{texts.resetOwn}</p>
        </AskFirst>
      )}
    </section>
  );
}

function Renewed({ renewed }: { readonly renewed: CommandResults['tillSecrets.renewKey'] }) {
  const { tillSecrets: texts } = useMessages();
  const { kept, unproved } = renewed;
  return (
    <>
      {kept && !unproved && <Banner kind="info" title={texts.renewed} />}
      {unproved && (
        <Banner kind="warning" title={texts.unproved}>
          <p>{texts.unprovedText}</p>
          <FailureDetail failure={unproved} />
        </Banner>
      )}
      {!kept && (
        <Banner kind="warning" title={texts.notKept}>
          <p>{texts.notKeptText}</p>
        </Banner>
      )}
    </>
  );
}

/** After a lost answer it is unknown whether the old key still works. */
function NotRenewed({ failure }: { readonly failure: Failure }) {
  const { tillSecrets: texts } = useMessages();
  if (failure.code === 'change-unconfirmed') {
    return (
      <Banner kind="fault" alert title={texts.lost}>
        <p>{texts.lostText}</p>
        <FailureDetail failure={failure} />
      </Banner>
    );
  }
  if (failure.signInFault) return <SignInFailure failure={failure} fault={failure.signInFault} />;
  return <OfficeFailure failure={failure} />;
}
