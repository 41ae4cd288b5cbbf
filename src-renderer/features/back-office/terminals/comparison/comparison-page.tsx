import { useState } from 'react';
import type { Comparison } from '../../../../../shared/contract/till-state.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../../shared/text/figures.ts';
import { localeOf } from '../../../../../shared/language.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import { FailureBanner } from '../../../../components/banner/failure-banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useCommand } from '../../../../state/use-command.ts';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../record-page.module.css';

interface ComparisonPageProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Compares files that tills have saved of themselves with this till. */
export function ComparisonPage({ terminal, onBack }: ComparisonPageProps) {
  const { comparison, language } = useMessages();
  const make = useCommand('comparison.make');
  const [found, setFound] = useState<Comparison>();
  const { failure } = make;
  const count = (number: number) => formatCount(number, localeOf(language, terminal.locale));
  const compare = async () => {
    const made = await make.run(undefined);
    if (made?.ok === true && made.value) setFound(made.value);
  };
  const factOf = (till: Comparison['tills'][number]) => {
    const { terminalId, name, storeName, savedAt, version, differs, saved } = till;
    const several = saved > 1 ? [comparison.several({ count: count(saved) })] : [];
    const what =
      differs.length === 0
        ? comparison.same
        : differs
            .map((each) => (each === 'version' ? comparison.version({ version }) : comparison[each]))
            .join(' ');
    return {
      name: [...(name === undefined ? [] : [name]), storeName, terminalId].join(', '),
      value: [what, comparison.savedAt({ time: dayAndTime(savedAt, language, terminal) }), ...several].join(
        ' ',
      ),
    };
  };
  return (
    <Page title={comparison.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        <p>{comparison.text}</p>
        <div className={styles.recordActions}>
          <Button kind="primary" disabled={make.running} onPress={() => void compare()}>
            {comparison.choose}
          </Button>
        </div>
        {failure && <FailureBanner failure={failure} />}
        {found?.tills.length === 0 && <p role="status">{comparison.none}</p>}
        {found && found.tills.length > 0 && <Facts facts={found.tills.map(factOf)} />}
        {found && found.unread > 0 && <p>{comparison.unread({ count: count(found.unread) })}</p>}
        <p className={styles.recordNote}>{comparison.limits}</p>
      </section>
    </Page>
  );
}
