import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface CategoriesProps {
  readonly categories: readonly string[];
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
}

/** In the order of the catalogue; what has no category is the last. */
export function Categories({ categories, chosen, onChoose }: CategoriesProps) {
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
