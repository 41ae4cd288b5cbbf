import type { ApplicationProblem } from '../../../../shared/contract/back-office/application-drafts.ts';
import {
  APPLICATION_STEPS,
  ENTRY_LISTS,
  ruleOf,
  SINGLE_FIELDS,
  type ApplicationStep,
  type EntryList,
} from '../../../../shared/onboarding/application-fields.ts';
import {
  entryField,
  feeNameOf,
  listOf,
  textOf,
  type ApplicationValues,
} from '../../../../shared/onboarding/application-values.ts';
import { localeOf } from '../../../../shared/language.ts';
import { Button } from '../../../components/button/button.tsx';
import { writtenDay } from '../../../components/form/written-day.ts';
import { Facts, type Fact } from '../../../components/text/facts.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { choiceName, labelOf } from './field-labels.ts';
import { problemText } from './problem-text.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './new-application.module.css';

interface ReviewStepProps {
  readonly values: ApplicationValues;
  readonly problems: readonly ApplicationProblem[];
  readonly partnerName: string;
  readonly locale: string;
  readonly onGo: (step: ApplicationStep) => void;
}

/** Everything that will be sent, step by step, with the problems of each. */
export function ReviewStep({ values, problems, partnerName, locale, onGo }: ReviewStepProps) {
  const messages = useMessages();
  const { newApplication } = messages;
  const openIn = (step: ApplicationStep) => problems.filter((problem) => problem.step === step);
  // Steps with problems come first.
  const steps = APPLICATION_STEPS.filter((step) => step !== 'review').toSorted(
    (one, other) => Number(openIn(other).length > 0) - Number(openIn(one).length > 0),
  );
  return (
    <>
      <p role="status">{problems.length === 0 ? newApplication.review.ready : newApplication.review.open}</p>
      <div className={styles.review}>
        {steps.map((step) => (
          <section
            key={step}
            className={cardStyles.card}
            data-part="card"
            aria-label={newApplication.steps[step]}
          >
            <h3>{newApplication.steps[step]}</h3>
            <ul className={styles.problems}>
              {openIn(step).map(({ field, code }) => (
                <li key={`${field} ${code}`}>
                  <strong>{placeOf(field, values, messages)}</strong> {problemText(code, messages).text}
                </li>
              ))}
            </ul>
            <Facts facts={factsOf(step, values, { partnerName, locale }, messages)} />
            <Button
              kind="secondary"
              label={newApplication.review.change({ step: newApplication.steps[step] })}
              onPress={() => onGo(step)}
            >
              {newApplication.review.changeShort}
            </Button>
          </section>
        ))}
      </div>
    </>
  );
}

/** The field with its address or stakeholder. */
function placeOf(field: string, values: ApplicationValues, messages: Messages): string {
  const [list = '', key = ''] = field.split('.');
  if (!(list in ENTRY_LISTS)) return labelOf(field, messages);
  const name = list as EntryList;
  const nth = listOf(values, name).indexOf(key);
  if (nth < 0) return messages.newApplication.steps[ENTRY_LISTS[name].step];
  return `${messages.newApplication.entries[name].one({ number: nth + 1 })}, ${labelOf(field, messages)}:`;
}

function factsOf(
  step: ApplicationStep,
  values: ApplicationValues,
  { partnerName, locale }: Pick<ReviewStepProps, 'partnerName' | 'locale'>,
  messages: Messages,
): readonly Fact[] {
  return fieldsOf(step, values).flatMap((field) => {
    const text = field === 'partnerId' ? partnerName : textOf(values, field).trim();
    if (text === '') return [];
    return [{ name: labelOf(field, messages), value: shownValue(field, text, locale, messages) }];
  });
}

function fieldsOf(wanted: ApplicationStep, values: ApplicationValues): readonly string[] {
  if (wanted === 'fees') return Object.keys(values).filter((field) => feeNameOf(field) !== undefined);
  const single = SINGLE_FIELDS.filter(([step]) => step === wanted).flatMap(([, fields]) =>
    fields.map(([name]) => name),
  );
  const entries = (Object.keys(ENTRY_LISTS) as readonly EntryList[])
    .filter((list) => ENTRY_LISTS[list].step === wanted)
    .flatMap((list) =>
      listOf(values, list).flatMap((key) =>
        ENTRY_LISTS[list].fields.map(([name]) => entryField(list, key, name)),
      ),
    );
  return [...single, ...entries];
}

/** The value of a field. Of personal data only the end is shown, because others may see the screen. */
function shownValue(field: string, text: string, locale: string, messages: Messages): string {
  const rule = ruleOf(field);
  if (rule?.isPersonal) return `•••• ${text.slice(-2)}`;
  if (rule?.kind === 'yes-no') return '✓';
  if (rule?.kind === 'day') return writtenDay(text, localeOf(messages.language, locale));
  return rule?.options ? choiceName(text, messages) : text;
}
