import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationEntry } from '../../../../shared/contract/back-office/applications.ts';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useReading } from '../../../state/use-reading.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { HierarchyList } from '../terminals/hierarchy-list.tsx';
import { useHierarchy } from '../terminals/use-hierarchy.ts';
import { ShortApplication } from './short-application.tsx';

interface NewShortApplicationProps {
  /** The partners that can be chosen, as far as they are known. A single one is chosen already. */
  readonly partners: readonly HierarchyEntry[];
  /** The partner that was chosen before; empty where there was none. */
  readonly partnerId: string;
  readonly terminal: TerminalView;
  readonly onMade: (entry: ApplicationEntry) => void;
  /** Shows the partner's applications that match this text. */
  readonly onLook: (partnerId: string, text: string) => void;
  readonly onBack: () => void;
}

/** A short application: the choice of a partner, unless it is clear, then the form with that partner's fees. */
export function NewShortApplication(props: NewShortApplicationProps) {
  const { partners, partnerId, terminal, onMade, onLook, onBack } = props;
  const only = partners.length === 1 ? partners[0] : undefined;
  const [chosen, setChosen] = useState(partners.find(({ id }) => id === partnerId) ?? only);
  if (!chosen) return <ChoosePartner terminal={terminal} onChoose={setChosen} onBack={onBack} />;
  return (
    <WithFees
      partner={chosen}
      onMade={onMade}
      onLook={(text) => onLook(chosen.id, text)}
      onBack={chosen === only || chosen.id === partnerId ? onBack : () => setChosen(undefined)}
    />
  );
}

interface ChoosePartnerProps extends Pick<NewShortApplicationProps, 'terminal' | 'onBack'> {
  readonly onChoose: (partner: HierarchyEntry) => void;
}

/** A list of all partners, a page at a time. */
function ChoosePartner({ terminal, onChoose, onBack }: ChoosePartnerProps) {
  const { applications } = useMessages();
  const { shown, asking, list, again, more } = useHierarchy();
  const begin = useEffectEvent(() => list({ kind: 'top' }));
  useEffect(() => begin(), []);
  return (
    <Page title={applications.create.button} onBack={onBack}>
      <h2>{applications.create.choosePartner}</h2>
      <HierarchyList
        label={applications.create.choosePartner}
        shown={shown}
        asking={asking}
        terminal={terminal}
        comeFrom={undefined}
        onOpen={onChoose}
        onAgain={again}
        onMore={more}
      />
    </Page>
  );
}

interface WithFeesProps {
  readonly partner: HierarchyEntry;
  readonly onMade: (entry: ApplicationEntry) => void;
  readonly onLook: (text: string) => void;
  readonly onBack: () => void;
}

/** The form once the partner's fees were read. Without a schedule there are none. */
function WithFees({ partner, onMade, onLook, onBack }: WithFeesProps) {
  const { applications, settlements } = useMessages();
  const { value, failure, reload } = useReading('merchants.fees', { partnerId: partner.id });
  const hasNone = failure?.code === 'not-found';
  if (value || hasNone) {
    return (
      <ShortApplication
        partner={partner}
        fees={value?.fees ?? []}
        onMade={onMade}
        onLook={onLook}
        onBack={onBack}
      />
    );
  }
  return (
    <Page title={applications.create.button} onBack={onBack}>
      {failure ? (
        <OfficeFailure failure={failure} onAgain={reload} />
      ) : (
        <p role="status">{settlements.loading}</p>
      )}
    </Page>
  );
}
