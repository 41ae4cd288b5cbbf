import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface CategoryFieldProps {
  /** Those of the catalogue; the empty name stands for none. */
  readonly categories: readonly string[];
  readonly fault: string | undefined;
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** In the list for a category that is not in it yet. No category has this name, which begins with a space. */
const OTHER = ' other';

/** One of those there are, so that no article is alone under a misspelt name; or a new one, which is typed. */
export function CategoryField({ categories, fault, value, onChange }: CategoryFieldProps) {
  const messages = useMessages().articles;
  const named = categories.filter((category) => category !== '');
  const [isOther, setOther] = useState(value !== '' && !named.includes(value));
  return (
    <>
      <Field
        label={messages.category}
        fault={isOther ? undefined : fault}
        value={isOther ? OTHER : value}
        onChange={(chosen) => {
          setOther(chosen === OTHER);
          onChange(chosen === OTHER ? '' : chosen);
        }}
        options={[
          { value: '', name: messages.noCategory },
          ...named.map((category) => ({ value: category, name: category })),
          { value: OTHER, name: messages.otherCategory },
        ]}
      />
      {isOther && <Field label={messages.otherCategory} fault={fault} value={value} onChange={onChange} />}
    </>
  );
}
