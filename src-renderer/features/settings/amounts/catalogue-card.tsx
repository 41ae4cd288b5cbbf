import { useState } from 'react';
import type { CatalogueFault, CheckoutView, Replacement } from '../../../../shared/contract/checkout.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FileButton } from '../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../components/button/use-file-drop.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { LastStep } from '../articles/last-step.tsx';
import { CatalogueFaults } from './catalogue-faults.tsx';
import { readCatalogueFile, type FileFault } from './read-catalogue-file.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import * as styles from './amounts.module.css';

type Outcome =
  | { readonly name: 'imported'; readonly articles: number; readonly unknownColours: number }
  | { readonly name: 'faulty'; readonly file?: string; readonly faults: readonly CatalogueFault[] }
  | { readonly name: 'saved'; readonly file: string }
  | { readonly name: 'unread'; readonly fault: FileFault };

interface CatalogueCardProps {
  readonly checkout: CheckoutView;
  readonly locale: string;
  readonly onEdit: () => void;
}

/** A file that would replace articles: its text is what was looked at, whatever becomes of the file meanwhile. */
interface Proposed {
  readonly file: string;
  readonly text: string;
  readonly replaces: Replacement;
}

/** Takes a catalogue by button or by drag and drop, and says what came of it. */
export function CatalogueCard({ checkout, locale, onEdit }: CatalogueCardProps) {
  const { articles, catalogueStep } = checkout;
  const { language, amounts: messages, articles: articleMessages, documentView } = useMessages();
  const load = useCommand('catalogue.import');
  const clear = useCommand('catalogue.clear');
  const save = useCommand('catalogue.saveCsv');
  const [outcome, setOutcome] = useState<Outcome>();
  const [proposed, setProposed] = useState<Proposed>();
  // In German 10,000 articles would be ten.
  const count = (number: number) => formatCount(number, localeOf(language, locale));
  const failure = latestFailure(load, save, clear);

  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    setOutcome(undefined);
    const read = await readCatalogueFile(file);
    if ('fault' in read) {
      setOutcome({ name: 'unread', fault: read.fault });
      return;
    }
    await importText(file.name, read.text);
  };
  const importText = async (file: string, text: string, agreed?: Replacement) => {
    setProposed(undefined);
    const result = await load.run({ text, ...(agreed && { agreed }) });
    if (result?.ok !== true) return;
    const { faults, articles: imported, unknownColours, replaces } = result.value;
    // Asked again when the catalogue has changed since: other articles would be replaced.
    if (replaces) setProposed({ file, text, replaces });
    else if (faults.length > 0) setOutcome({ name: 'faulty', file, faults });
    else setOutcome({ name: 'imported', articles: imported, unknownColours });
  };

  const drop = useFileDrop((file) => void pick(file));

  return (
    <section className={`${styles.amountsCard} ${styles.catalogueCard}`} {...drop}>
      <h2>{messages.catalogue}</h2>
      <p className={styles.amountsStrong} role="status">
        {outcome?.name === 'imported'
          ? messages.imported({ count: count(outcome.articles) })
          : articles === 0
            ? messages.noArticles
            : messages.articles({ count: count(articles) })}
      </p>
      {outcome?.name === 'imported' && outcome.unknownColours > 0 && (
        <p>
          {messages.unknownColours({ count: count(outcome.unknownColours) })} {messages.knownColours}
        </p>
      )}
      <LastStep step={catalogueStep} onUndone={() => setOutcome(undefined)} />
      <p>{messages.columnsHelp}</p>
      <div className={styles.amountsActions}>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv"
          kind="secondary"
          disabled={load.running}
          onFile={(file) => void pick(file)}
        >
          {load.running ? messages.reading : messages.choose}
        </FileButton>
        <span>{messages.drop}</span>
        <Button kind="secondary" onPress={onEdit}>
          {articleMessages.title}
        </Button>
        {articles > 0 && (
          <Button kind="secondary" disabled={save.running} onPress={() => void saveFile()}>
            {save.running ? documentView.saving : messages.exportCsv}
          </Button>
        )}
        {articles > 0 && (
          <Button kind="quiet" disabled={clear.running} onPress={() => void remove()}>
            {messages.remove}
          </Button>
        )}
      </div>
      {outcome?.name === 'saved' && <p role="status">{documentView.saved({ file: outcome.file })}</p>}
      {outcome?.name === 'unread' && (
        <p className={styles.amountsFault} role="alert">
          {messages[outcome.fault]}
        </p>
      )}
      {outcome?.name === 'faulty' && <CatalogueFaults {...outcome} />}
      {failure !== undefined && <FailureBanner failure={failure} />}
      {proposed && (
        <ReplaceQuestion
          file={proposed.file}
          replaces={proposed.replaces}
          count={count}
          onReplace={() => void importText(proposed.file, proposed.text, proposed.replaces)}
          onClose={() => setProposed(undefined)}
        />
      )}
    </section>
  );

  async function saveFile(): Promise<void> {
    setOutcome(undefined);
    const saved = await save.run(undefined);
    const file = saved?.ok === true ? saved.value.fileName : undefined;
    if (file !== undefined) setOutcome({ name: 'saved', file });
  }

  async function remove(): Promise<void> {
    setOutcome(undefined);
    const cleared = await clear.run(undefined);
    const faults = cleared?.ok === true ? cleared.value.faults : [];
    if (faults.length > 0) setOutcome({ name: 'faulty', faults });
  }
}
