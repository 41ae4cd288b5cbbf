import { wholeFromDigits } from '../../../../shared/money/exact-decimal.ts';
import { useReducer, type KeyboardEvent, type ReactNode } from 'react';
import type { TipChoice } from '../../../../shared/cart/draft.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { shareOf, type Share } from '../../../../shared/cart/share.ts';
import { formatPercent } from '../../../../shared/text/figures.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { emptyDraft, reduceDraft } from '../draft/draft.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import { keyMeaning } from '../../../components/keypad/keypad-keys.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Panel } from './panel.tsx';
import * as styles from './share-panel.module.css';

interface SharePanelProps {
  readonly title: string;
  readonly ownLabel: string;
  readonly noneLabel: string;
  readonly percents: readonly number[];
  /** The discount or tip of the sale now; `undefined` while nobody has chosen. */
  readonly applied: TipChoice | undefined;
  /** The amount that the percentages refer to, in minor units. */
  readonly baseMinor: number;
  readonly terminal: TerminalView;
  /** Why the last choice failed. */
  readonly failure?: Failure | undefined;
  /** The caller closes the panel after the choice. */
  readonly onChoose: (share: Share | undefined) => void;
  readonly onClose: () => void;
}

/** Chooses a discount or a tip: one of the shop's percentages, or another amount. The present one is marked. */
export function SharePanel(props: SharePanelProps) {
  const { title, ownLabel, noneLabel, percents, applied, baseMinor, terminal, failure, onChoose, onClose } =
    props;
  const messages = useMessages().cart;
  const [own, edit] = useReducer(reduceDraft, emptyDraft);
  const minor = wholeFromDigits(own.digits);
  const money = (amount: number) =>
    formatMoney({ minor: amount, currency: terminal.currency }, terminal.locale);

  const takeOwn = () => {
    if (minor > 0) onChoose({ minor });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    const meaning = keyMeaning(event.nativeEvent, isButton ? 'control' : 'nothing');
    // Escape closes the panel.
    if (meaning === undefined || event.key === 'Escape') return;
    event.preventDefault();
    if (meaning === 'charge') takeOwn();
    else if (meaning !== 'add') edit({ type: 'key', key: meaning.press });
  };

  return (
    <Panel title={title} doneLabel={messages.done} onClose={onClose} onKeyDown={onKeyDown}>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <div className={styles.sharePanel}>
        <div className={styles.sharePanelPercents}>
          {sharesOf(percents, applied).map((share) => (
            <ShareChoice
              key={JSON.stringify(share)}
              pressed={applied !== undefined && isSame(share, applied)}
              onPress={() => onChoose(share)}
            >
              <strong>
                {'percent' in share ? formatPercent(share.percent, terminal.locale) : money(share.minor)}
              </strong>
              <bdi>{'percent' in share ? money(shareOf(share, baseMinor)) : ownLabel}</bdi>
            </ShareChoice>
          ))}
          <ShareChoice pressed={applied === 'none'} onPress={() => onChoose(undefined)}>
            {noneLabel}
          </ShareChoice>
        </div>
        <div className={styles.sharePanelOwn}>
          <div className={styles.sharePanelAmount}>
            <span>{ownLabel}</span>
            <FittedText text={money(minor)} />
          </div>
          <Keypad onPress={(key) => edit({ type: 'key', key })} />
          <Button kind="primary" disabled={minor === 0} onPress={takeOwn}>
            {messages.take}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** The shop's percentages, and the present share if it is none of them: an amount, or the customer's percentage. */
function sharesOf(percents: readonly number[], applied: TipChoice | undefined): readonly Share[] {
  const shares: readonly Share[] = percents.map((percent) => ({ percent }));
  if (applied === undefined || applied === 'none') return shares;
  return shares.some((share) => isSame(share, applied)) ? shares : [...shares, applied];
}

function isSame(share: Share, applied: TipChoice): boolean {
  if (applied === 'none') return false;
  return 'percent' in share
    ? 'percent' in applied && share.percent === applied.percent
    : 'minor' in applied && share.minor === applied.minor;
}

interface ShareChoiceProps {
  /** Whether the sale has this share now. */
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One of the shares. It is a button and no radio button, because choosing closes the panel, which arrow keys must not do. */
function ShareChoice({ pressed, onPress, children }: ShareChoiceProps) {
  return (
    <ListButton pressed={pressed} onPress={onPress}>
      {pressed && <Icon name="check" />}
      <span>{children}</span>
    </ListButton>
  );
}
