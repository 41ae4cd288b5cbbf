import { useState } from 'react';
import type { CatalogueFault } from '../../../../shared/contract/counter.ts';
import { formatCount } from '../../../../shared/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FileButton } from '../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../components/button/use-file-drop.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CatalogueFaults } from './catalogue-faults.tsx';
import { readCatalogueFile, type FileFault } from './read-catalogue-file.ts';
import * as styles from './amounts.module.css';

type Outcome =
  | { readonly name: 'imported'; readonly articles: number; readonly unknownColours: number }
  | { readonly name: 'faulty'; readonly file: string; readonly faults: readonly CatalogueFault[] }
  | { readonly name: 'saved'; readonly file: string }
  | { readonly name: 'unread'; readonly fault: FileFault };

interface CatalogueCardProps {
  readonly articles: number;
  readonly locale: string;
}

/** Takes a catalogue by button or by drag and drop, and says what came of it. */
export function CatalogueCard({ articles, locale }: CatalogueCardProps) {
  const { language, amounts: messages, paperView } = useMessages();
  const load = useCommand('catalogue.import');
  const clear = useCommand('catalogue.clear');
  const save = useCommand('catalogue.saveCsv');
  const [outcome, setOutcome] = useState<Outcome>();
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
    const result = await load.run({ text: read.text });
    if (result?.ok !== true) return;
    const { faults, articles: imported, unknownColours } = result.value;
    setOutcome(
      faults.length === 0
        ? { name: 'imported', articles: imported, unknownColours }
        : { name: 'faulty', file: file.name, faults },
    );
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
        {articles > 0 && (
          <Button kind="secondary" disabled={save.running} onPress={() => void saveFile()}>
            {save.running ? paperView.saving : messages.exportCsv}
          </Button>
        )}
        {articles > 0 && (
          <Button kind="quiet" disabled={clear.running} onPress={() => void remove()}>
            {messages.remove}
          </Button>
        )}
      </div>
      {outcome?.name === 'saved' && <p role="status">{paperView.saved({ file: outcome.file })}</p>}
      {outcome?.name === 'unread' && (
        <p className={styles.amountsFault} role="alert">
          {messages[outcome.fault]}
        </p>
      )}
      {outcome?.name === 'faulty' && <CatalogueFaults file={outcome.file} faults={outcome.faults} />}
      {failure !== undefined && <FailureBanner failure={failure} />}
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
    await clear.run(undefined);
  }
}
