import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { availabilitySchema } from '../../../../server/domain/people/availability/availability.input.ts';
import {
  dayHoursWords,
  dayParts,
  hoursOfPart,
  weekdays,
  weekWords,
} from '../../../../server/domain/people/availability/week.input.ts';
import type { MyHours_jobSeeker$key } from '../../../__generated__/MyHours_jobSeeker.graphql.ts';
import type { MyHoursMutation } from '../../../__generated__/MyHoursMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Form } from '../../core/form/Form.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import styles from './MyHours.module.css';
import { WorkTonight } from './WorkTonight.tsx';

type FreeDay = { day: string; hours: number[] };

export const hoursSection = { anchor: 'hours', title: 'When you can work' };

const ofDay = [
  { value: 'off', label: 'Day off', from: 0, to: 0 },
  { value: 'all', label: 'All day', from: 0, to: 24 },
  ...dayParts.slice(0, 3).map(({ name, from, to }) => ({ value: name, label: `${name} only`, from, to })),
];

const timesOf = ({ from, to }: { from: number; to: number }) => `${from % 24} to ${to > 24 ? to % 24 : to}`;

/** The viewer's week, hour by hour or by parts of the day, and the days that differ. Employers find them by it. */
export function MyHours({ jobSeeker: key }: { jobSeeker: MyHours_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment MyHours_jobSeeker on JobSeeker {
        freeHours
        freeDays {
          day
          hours
        }
        ...WorkTonight_jobSeeker
      }
    `,
    key,
  );
  const [save] = useAction<MyHoursMutation>(graphql`
    mutation MyHoursMutation($input: SaveAvailabilityInput!) {
      saveAvailability(input: $input) {
        ... on SaveAvailabilityPayload @alias(as: "success") {
          jobSeeker {
            ...MyHours_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: availabilitySchema,
    initialValues: {
      hours: [...jobSeeker.freeHours],
      days: jobSeeker.freeDays.map(({ day, hours }): FreeDay => ({ day, hours: [...hours] })),
    },
    submit: (input) => save({ input }),
    onSuccess: () => showToast('Your hours are saved. Employers see them at once.'),
  });
  const { hours, days } = form.values;
  const words = weekWords(hours);

  function toggle(which: readonly number[]) {
    const all = which.every((hour) => hours.includes(hour));
    const others = hours.filter((hour) => !which.includes(hour));
    form.setValues({ hours: all ? others : [...others, ...which].sort((a, b) => a - b) });
  }

  return (
    <CardSection
      {...hoursSection}
      lead="Employers search for people who are free at a certain time. All times are those of your city."
      action={<WorkTonight jobSeeker={jobSeeker} />}
    >
      <Form form={form}>
        <div className={styles.scroller}>
          <table className={styles.week}>
            <caption>
              <VisuallyHidden>The hours of a week in which you are free</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Day</VisuallyHidden>
                </th>
                {dayParts.map((part) => (
                  <th key={part.name} scope="col">
                    {part.name}
                    <small>{timesOf(part)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map((weekday, day) => (
                <tr key={weekday}>
                  <th scope="row">
                    <abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
                  </th>
                  {dayParts.map((part) => (
                    <td key={part.name}>
                      <Hours
                        label={`${weekday}, ${part.name.toLowerCase()}`}
                        of={hoursOfPart(day, part)}
                        free={hours}
                        onPress={toggle}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Disclosure more="Choose single hours" less="Hide single hours">
          <Stack gap="small">
            {weekdays.map((weekday, day) => (
              <fieldset key={weekday} className={styles.single}>
                <legend>{weekday}</legend>
                {hoursOfPart(day, { from: 0, to: 24 }).map((hour) => (
                  <Hours
                    key={hour}
                    text={String(hour % 24)}
                    label={`${weekday}, ${dayHoursWords([hour % 24])}`}
                    of={[hour]}
                    free={hours}
                    onPress={toggle}
                  />
                ))}
              </fieldset>
            ))}
          </Stack>
        </Disclosure>
        <OtherDays days={days} onChange={(next) => form.setValues({ days: next })} />
        <Text look="soft">{words ? `Employers read: ${words}.` : 'Employers cannot find you by time yet.'}</Text>
        <Row>
          <Button type="submit" loading={form.busy}>
            Save my hours
          </Button>
        </Row>
      </Form>
    </CardSection>
  );
}

/** A press chooses all of these hours, or none if they are all chosen. */
function Hours({
  label,
  text,
  of,
  free,
  onPress,
}: {
  label: string;
  text?: string;
  of: readonly number[];
  free: readonly number[];
  onPress: (hours: readonly number[]) => void;
}) {
  const count = of.filter((hour) => free.includes(hour)).length;
  const pressed = count === of.length ? true : count > 0 ? 'mixed' : false;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={styles.hours}
      onClick={() => onPress(of)}
    >
      {text ?? (pressed === true ? '✓' : pressed === 'mixed' ? '–' : '')}
    </button>
  );
}

/** Days off, and days with other hours. */
function OtherDays({ days, onChange }: { days: readonly FreeDay[]; onChange: (days: FreeDay[]) => void }) {
  const [day, setDay] = useState('');
  const [part, setPart] = useState('off');
  const chosen = ofDay.find(({ value }) => value === part);
  return (
    <fieldset className={styles.days}>
      <legend>Days that differ</legend>
      {days.length > 0 && (
        <ul>
          {days.map((one) => (
            <li key={one.day}>
              <span>
                {formatDay(one.day)}: {dayHoursWords(one.hours)}
              </span>
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove ${formatDay(one.day)}`}
                onClick={() => onChange(days.filter((other) => other !== one))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <TextField label="Day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        <SelectField
          label="You are free"
          options={ofDay}
          value={part}
          onChange={({ target }) => setPart(target.value)}
        />
        <Button
          look="secondary"
          size="small"
          aria-disabled={day === ''}
          onClick={() => {
            if (day === '' || !chosen) return;
            const hours = Array.from({ length: chosen.to - chosen.from }, (_, at) => chosen.from + at);
            onChange(
              [...days.filter((other) => other.day !== day), { day, hours }].sort((a, b) => a.day.localeCompare(b.day)),
            );
            setDay('');
          }}
        >
          Add this day
        </Button>
      </Row>
    </fieldset>
  );
}
