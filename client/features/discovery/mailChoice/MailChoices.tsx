import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MailChoices_choices$key } from '../../../__generated__/MailChoices_choices.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { SubmitSegments } from '../../../ui/form/SubmitSegments.tsx';
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
