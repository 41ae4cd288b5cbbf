import { useId } from 'react';
import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { ROLE_TO } from '../../../../shared/staff/permissions.ts';
import { mayDo } from '../../../state/permissions.ts';
import { useLatest } from '../../../state/connection.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { NotSetUp } from './access-note.tsx';
import { OfficeFailure } from './office-failure.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { useAccess } from './use-access.ts';
import * as styles from './credentials.module.css';
import * as cardStyles from '../../../components/layout/card.module.css';

/** The credentials of the back office, with the form that replaces them. */
export function Credentials() {
  const { credentials: messages } = useMessages();
  const { access, failure, reload, enter, entering, refusal, accepted } = useAccess();
  const mayEnter =
    useLatest(({ view }) => view && mayDo(ROLE_TO.enterBackOfficeSecrets, view.staff)) === true;
  const heading = useId();
  if (failure !== undefined) return <OfficeFailure failure={failure} onAgain={reload} />;
  if (access === undefined) return <p role="status">{messages.loading}</p>;
  if (access.state === 'not-set-up') return <NotSetUp />;
  return (
    <>
      <div role="status" className={styles.accepted}>
        {accepted && <Banner kind="info" title={messages.accepted} />}
      </div>
      <AccessFacts access={access} />
      {refusal !== undefined && <OfficeFailure failure={refusal} />}
      <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
        <h2 id={heading}>{access.state === 'ready' ? messages.replace : messages.missing}</h2>
        {access.state === 'secret-missing' && <p>{messages.missingText}</p>}
        {mayEnter ? (
          <CredentialsForm credential={access.credential} running={entering} onSubmit={enter} />
        ) : (
          <p>{messages.ownersOnly}</p>
        )}
      </section>
    </>
  );
}

interface AccessFactsProps {
  readonly access: Exclude<BackOfficeAccess, { readonly state: 'not-set-up' }>;
}

/** The credentials by kind or user name, and the scopes that they may read. */
function AccessFacts({ access }: AccessFactsProps) {
  const { credentials: messages } = useMessages();
  const { kind, username = '' } = access.credential;
  const facts = [
    {
      name: messages.kind,
      value: kind === 'key' ? messages.kinds.key : messages.kinds.login({ name: username }),
    },
    { name: messages.sees, value: access.scopes.map((scope) => messages.scopes[scope]).join(' · ') },
  ];
  return (
    <section className={cardStyles.card} data-part="card">
      {access.state === 'ready' && <h2>{messages.kept}</h2>}
      <Facts facts={facts} />
    </section>
  );
}
