import { useState } from 'react';
import type { Article } from '../../../../shared/contract/checkout.ts';
import { Button } from '../../../components/button/button.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { StartOver } from '../visit/ways.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import { Cart } from './cart.tsx';
import * as styles from './choosing.module.css';
import { OfferedArticles } from './offered-articles.tsx';
import { useOffered } from './use-offered.ts';

/** Articles by category, and the order beside them. Main computes the total. */
export function Choosing({ stage: { categories, cart } }: StageProps<'choosing'>) {
  const { kiosk: messages } = useMessages();
  const { visit, commands, ask } = useShopper();
  const [chosen, setChosen] = useState<string>();
  // A catalogue that was loaded meanwhile may lack the category.
  const category = chosen !== undefined && categories.includes(chosen) ? chosen : categories[0];
  const { articles, again } = useOffered(category);
  const add = async (article: Article) => {
    // Staff may have changed the catalogue since the articles were read.
    if (!(await ask(() => commands['kiosk.add']({ visit, article })))) again();
  };
  return (
    <Step
      before={<StartOver />}
      after={
        <Button
          kind="primary"
          disabled={cart.lines.length === 0}
          onPress={() => void ask(() => commands['kiosk.pay']({ visit }))}
        >
          {messages.pay}
        </Button>
      }
    >
      <div className={styles.choosing}>
        <div className={styles.choosingOffer}>
          <ScreenTitle>{messages.choose}</ScreenTitle>
          {categories.length > 1 && category !== undefined && (
            <Categories categories={categories} chosen={category} onChoose={setChosen} />
          )}
          <OfferedArticles
            key={category}
            currency={cart.total.currency}
            articles={articles}
            onPick={(article) => void add(article)}
          />
        </div>
        <Cart cart={cart} />
      </div>
    </Step>
  );
}

interface CategoriesProps {
  readonly categories: readonly string[];
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
}

/** In the order of the catalogue. Articles without a category come last. */
function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const { grid: messages } = useMessages();
  return (
    <RadioGroup
      title={messages.categories}
      layout="chips"
      options={categories.map((value) => ({ value, name: value === '' ? messages.others : value }))}
      value={chosen}
      onChoose={onChoose}
    />
  );
}
