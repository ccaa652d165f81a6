import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MailChoices_choices$key } from '../../../__generated__/MailChoices_choices.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useMailTime } from '../../core/time/useTimeZone.ts';
import styles from './MailChoices.module.css';
import { alwaysSent, frequencyWords, mailWords } from './mailWords.ts';

/** What the form sends to stop all mails. */
export const stopAllChoice = 'all:OFF';

/**
 * Every kind of mail that someone gets and can stop, each with one click. A form of buttons: it works without JavaScript when
 * it has an address to post to, and `onChoose` gets the choices instead of it.
 */
export function MailChoices({
  choices: key,
  heading: Heading,
  action,
  onChoose,
}: {
  choices: MailChoices_choices$key;
  /** Of each kind. */
  heading: 'h2' | 'h3';
  action?: string;
  onChoose?: (choice: string) => void;
}) {
  const choices = useFragment(
    graphql`
      fragment MailChoices_choices on MailChoice @relay(plural: true) {
        key
        kind
        name
        frequency
        options
      }
    `,
    key,
  );

  const time = useMailTime();

  function choose(event: SubmitEvent<HTMLFormElement>) {
    if (!onChoose) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) onChoose(submitter.value);
  }

  return (
    <form method="post" action={action} onSubmit={choose} className={styles.choices}>
      {choices.map(({ key, kind, name, frequency, options }) => {
        const { present, ...words } = mailWords[kind];
        const isRest = choices.some((other) => other.kind === kind && other.key !== key);
        const title = name ?? (isRest ? words.others : null) ?? words.title;
        return (
          <div key={key} className={styles.choice}>
            <div>
              <Heading className={styles.title}>{title}</Heading>
              <Text look="small">
                {frequency ? present[frequency]?.(time) : 'You get emails about some of these, or at different times.'}
              </Text>
            </div>
            <SubmitSegments
              label={title}
              name="choice"
              options={options.map((option) => ({
                value: `${key}:${option}`,
                label: words.labels?.[option] ?? frequencyWords[option],
              }))}
              value={frequency ? `${key}:${frequency}` : null}
            />
          </div>
        );
      })}
      <div className={styles.all}>
        <Text look="small">{alwaysSent}</Text>
        {choices.some(({ frequency }) => frequency !== 'OFF') && (
          <Button type="submit" name="choice" value={stopAllChoice} look="secondary">
            Stop all of these emails
          </Button>
        )}
      </div>
    </form>
  );
}

/** Segments as buttons that send the form around them, so that they work without JavaScript: one click is a choice. */
export function SubmitSegments<Value extends string>({
  label,
  name,
  options,
  value,
}: {
  label: string;
  /** The field that is sent. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <button
          key={option.value}
          type="submit"
          name={name}
          value={option.value}
          aria-pressed={option.value === value}
          className={styles.segment}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
