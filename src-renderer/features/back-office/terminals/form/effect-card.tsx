import { useId } from 'react';
import type { TillTenders } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../../shared/language.ts';
import { tenderView } from '../../../../../shared/view/tender-labels.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { TenderEffect } from './tender-effect.ts';
import * as cardStyles from '../../../../components/layout/card.module.css';

/** Tills that are named; further ones are only counted. */
const MOST_SHOWN = 10;

interface EffectCardProps {
  readonly kind: 'location' | 'terminal';
  /** `undefined` while the tills are read, `unread` where they cannot be read. */
  readonly effects: readonly TenderEffect[] | 'unread' | undefined;
  /** Number of tills beyond those that were read. */
  readonly unnamed: number;
  readonly terminal: TerminalView;
}

/** What saving changes for which tills, shown before it is saved. */
export function EffectCard({ kind, effects, unnamed, terminal }: EffectCardProps) {
  const { terminals, settlements, credentials, language } = useMessages();
  const { effect: texts } = terminals;
  const heading = useId();
  const locale = localeOf(language, terminal.locale);
  const listed = (tenders: readonly string[]) =>
    new Intl.ListFormat(locale).format(tenders.map((tender) => tenderView(tender).label));
  const named = ({ id, name }: TillTenders) =>
    id === terminal.terminalId ? `${name ?? id} (${credentials.scopes.terminal})` : (name ?? id);
  const lines = (typeof effects === 'object' ? effects : []).flatMap(({ till, starts, stops, nothing }) => [
    ...(nothing ? [texts.nothing({ till: named(till) })] : []),
    ...(stops.length > 0 && !nothing ? [texts.stops({ till: named(till), tenders: listed(stops) })] : []),
    ...(starts.length > 0 ? [texts.starts({ till: named(till), tenders: listed(starts) })] : []),
  ]);
  const more = Math.max(0, lines.length - MOST_SHOWN) + unnamed;
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading} aria-live="polite">
      <h2 id={heading}>{texts.title}</h2>
      {effects === undefined && <p>{settlements.loading}</p>}
      {effects === 'unread' && <p>{texts.unread}</p>}
      {typeof effects === 'object' && lines.length === 0 && unnamed === 0 && <p>{texts.none}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, MOST_SHOWN).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{texts.more({ count: more })}</p>}
      {(lines.length > 0 || effects === 'unread') && (
        <div className={cardStyles.cardText}>
          {kind === 'location' && <p>{texts.keepOwn}</p>}
          <p>{texts.when}</p>
        </div>
      )}
    </section>
  );
}
