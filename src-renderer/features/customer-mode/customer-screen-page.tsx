import type { ScreenView } from '../../state/connection.ts';
import { CUSTOMER_DISPLAYS, CUSTOMER_TIPS, type Preferences } from '../../../shared/preferences.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useChoices } from '../../state/use-choices.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { RadioGroup } from '../../components/form/radio-group.tsx';

interface CustomerScreenPageProps {
  readonly view: ScreenView;
  readonly onClose: () => void;
}

/** Whether the customer has a screen of their own, and what they are asked on it. */
export function CustomerScreenPage({ view, onClose }: CustomerScreenPageProps) {
  const { customerScreen: messages } = useMessages();
  const { chosen, choose, failure } = useChoices('preferences.change', view.preferences);
  const prefer = (changed: Partial<Preferences>) => choose({ ...chosen, ...changed });
  return (
    <Page title={messages.title} onBack={onClose}>
      <Banner kind="info" title={messages.state[view.customerScreen?.state ?? 'none']} />
      <RadioGroup
        layout="cards"
        title={messages.display}
        options={CUSTOMER_DISPLAYS.map((value) => ({ value, ...messages.displays[value] }))}
        value={chosen.customerDisplay}
        onChoose={(customerDisplay) => prefer({ customerDisplay })}
      />
      <RadioGroup
        layout="cards"
        title={messages.tip}
        options={CUSTOMER_TIPS.map((value) => ({ value, ...messages.tips[value] }))}
        value={chosen.customerTip}
        onChoose={(customerTip) => prefer({ customerTip })}
      />
      {failure && <FailureBanner failure={failure} />}
    </Page>
  );
}
