import { useState } from 'react';
import type { Article, CheckoutView } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleList } from './article-list.tsx';

type Open = { readonly article?: Article };

interface ArticlesScreenProps {
  readonly checkout: CheckoutView;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** The catalogue, an article at a time. */
export function ArticlesScreen({ checkout, terminal, onBack }: ArticlesScreenProps) {
  const messages = useMessages().articles;
  const [open, setOpen] = useState<Open>();
  const [text, setText] = useState('');
  const close = () => setOpen(undefined);

  // A page of its own, whose heading takes the focus and from which Back and Escape lead to the list.
  if (open) {
    const { article } = open;
    const title = article ? messages.change({ name: article.name }) : messages.add;
    return (
      <Page key="form" title={title} onBack={close}>
        <ArticleForm article={article} categories={checkout.categories} terminal={terminal} onDone={close} />
      </Page>
    );
  }
  return (
    <Page key="list" title={messages.title} onBack={onBack}>
      <ArticleList
        step={checkout.catalogueStep}
        terminal={terminal}
        text={text}
        onText={setText}
        onAdd={() => setOpen({})}
        onChange={(article) => setOpen({ article })}
      />
    </Page>
  );
}
