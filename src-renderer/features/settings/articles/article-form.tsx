import { useState, type SubmitEvent } from 'react';
import {
  ARTICLE_COLOURS,
  OPEN_PRICE,
  type Article,
  type ArticleCells,
  type CatalogueColumn,
  type CatalogueFault,
} from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { rateLabel } from '../../../../shared/text/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import { minorDigits } from '../../../../shared/money/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { Field, FieldFault } from '../../../components/form/field.tsx';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import { useScanReceiver } from '../../scanning/use-scan-receiver.ts';
import { cellsOf } from './article-cells.ts';
import { CategoryField } from './category-field.tsx';
import * as styles from './articles-screen.module.css';

interface ArticleFormProps {
  /** The one that is changed; missing for a new one. */
  readonly article: Article | undefined;
  readonly categories: readonly string[];
  readonly terminal: TerminalView;
  readonly onDone: () => void;
}

/** All that a line of a catalogue file says of an article. Main reads it by the rules of such files, and says what is wrong. */
export function ArticleForm({ article, categories, terminal, onDone }: ArticleFormProps) {
  const { language, articles: messages, amounts } = useMessages();
  const save = useCommand('catalogue.save');
  const remove = useCommand('catalogue.remove');
  const [cells, setCells] = useState(() => cellsOf(article, minorDigits(terminal.currency)));
  const [faults, setFaults] = useState<readonly CatalogueFault[]>([]);
  const set = (column: CatalogueColumn) => (text: string) => {
    setFaults(faults.filter((fault) => fault.column !== column));
    setCells({ ...cells, [column]: text });
  };
  useScanReceiver({
    take: (code) => {
      set('code')(code.slice(0, MAX_CELL));
      return Promise.resolve();
    },
  });
  const faultOf = (column: CatalogueColumn): string | undefined => {
    const found = faults.find((fault) => fault.column === column);
    return found && amounts.faults[found.fault];
  };
  const isOpenPrice = cells.price === OPEN_PRICE;
  const whole = faults.find(({ column }) => column === undefined);
  const failure = latestFailure(save, remove);
  const running = save.running || remove.running;

  return (
    <form
      className={`${cardStyles.card} ${styles.articleForm}`}
      data-part="card"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void done(save.run({ ...(article && { before: article }), cells: bounded(cells) }));
      }}
    >
      <div className={styles.articleFields}>
        <Field label={messages.name} fault={faultOf('name')} value={cells.name} onChange={set('name')} />
        {!isOpenPrice && (
          <Field
            label={messages.price}
            note={terminal.currency}
            fault={faultOf('price')}
            value={cells.price}
            onChange={set('price')}
          />
        )}
        <Field
          label={messages.code}
          note={messages.scan}
          fault={faultOf('code')}
          value={cells.code}
          onChange={set('code')}
        />
        <CategoryField
          categories={categories}
          fault={faultOf('category')}
          value={cells.category}
          onChange={set('category')}
        />
        {terminal.tax !== undefined && (
          <Field
            label={messages.tax}
            fault={faultOf('tax')}
            value={cells.tax}
            onChange={set('tax')}
            options={[
              { value: '', name: messages.usualTax },
              ...terminal.tax.rates.map((rate) => ({
                value: rate.id,
                name: rateLabel(rate, localeOf(language, terminal.locale)),
              })),
              ...rateThatIsGone(cells.tax, terminal),
            ]}
          />
        )}
        <Field
          label={messages.colour}
          value={cells.colour}
          onChange={set('colour')}
          options={[
            { value: '', name: messages.noColour },
            ...ARTICLE_COLOURS.map((colour) => ({ value: colour, name: messages.colours[colour] })),
          ]}
        />
        <Field
          label={messages.picture}
          note={messages.pictureNote}
          fault={faultOf('picture')}
          value={cells.picture}
          onChange={set('picture')}
        />
      </div>
      <div className={styles.articleChecks}>
        <Checkbox checked={isOpenPrice} onChange={(open) => set('price')(open ? OPEN_PRICE : '')}>
          {messages.openPrice}
        </Checkbox>
        <div>
          <Checkbox checked={cells.quick !== ''} onChange={(yes) => set('quick')(yes ? 'yes' : '')}>
            {messages.favourite}
          </Checkbox>
          <FieldFault>{faultOf('quick')}</FieldFault>
        </div>
      </div>
      {whole && <Banner kind="fault" alert title={amounts.faults[whole.fault]} />}
      {failure !== undefined && <FailureBanner failure={failure} />}
      <div className={styles.articleActions}>
        <Button kind="primary" disabled={running}>
          {messages.save}
        </Button>
        {article !== undefined && (
          <Button kind="quiet" disabled={running} onPress={() => void done(remove.run({ article }))}>
            {messages.remove}
          </Button>
        )}
      </div>
    </form>
  );

  /** What was typed stays until main has taken it. */
  async function done(sent: ReturnType<typeof save.run>): Promise<void> {
    const answer = await sent;
    if (answer?.ok !== true) return;
    setFaults(answer.value.faults);
    if (answer.value.faults.length === 0) onDone();
  }
}

/** Main refuses longer texts as no article's; what is still too long it says beside the box. */
const MAX_CELL = 1_000;

function bounded(cells: ArticleCells): ArticleCells {
  const { name, price, code, category, picture } = cells;
  const cut = (text: string) => text.slice(0, MAX_CELL);
  return {
    ...cells,
    name: cut(name),
    price: cut(price),
    code: cut(code),
    category: cut(category),
    picture: cut(picture),
  };
}

/** A later profile may have it no more: it is shown as it is, until another one is chosen. */
function rateThatIsGone(id: string, { tax }: TerminalView) {
  return id === '' || tax?.rates.some((rate) => rate.id === id) === true ? [] : [{ value: id, name: id }];
}
