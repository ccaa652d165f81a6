import { graphql, useFragment } from 'react-relay';
import type { AlertFrequency, OfferAlert_viewer$key } from '../../../__generated__/OfferAlert_viewer.graphql.ts';
import type { OfferAlertMutation } from '../../../__generated__/OfferAlertMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Segments } from '../../../ui/form/Segments.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { type MailTime, useMailTime } from '../../core/time/useTimeZone.ts';
import { useEagerChoice } from '../../core/useEagerChoice.ts';
import styles from './OfferAlert.module.css';

const options: readonly { value: AlertFrequency; label: string }[] = [
  { value: 'OFF', label: 'Off' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
];

const times: Record<AlertFrequency, (at: MailTime) => string> = {
  OFF: () => 'You get no emails about new offers.',
  DAILY: ({ time }) => `Every day at ${time}, if there are new ones.`,
  WEEKLY: ({ day, time }) => `Every ${day} at ${time}, if there are new ones.`,
};

const saved: Record<AlertFrequency, string> = {
  OFF: 'Job alert is off.',
  DAILY: 'Job alert is on: daily.',
  WEEKLY: 'Job alert is on: weekly.',
};

/** How often a job seeker is mailed new offers. Renders nothing for other viewers. */
export function OfferAlert({ viewer: key }: { viewer: OfferAlert_viewer$key }) {
  const { user } = useFragment(
    graphql`
      fragment OfferAlert_viewer on Viewer {
        user {
          ... on JobSeeker @alias(as: "jobSeeker") {
            offerAlert
            email
            job {
              plural
            }
            city {
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [save] = useAction<OfferAlertMutation>(graphql`
    mutation OfferAlertMutation($input: SaveOfferAlertInput!) {
      saveOfferAlert(input: $input) {
        ... on SaveOfferAlertPayload @alias(as: "success") {
          jobSeeker {
            id
            offerAlert
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const time = useMailTime();
  const jobSeeker = user?.jobSeeker;
  const [frequency, choose] = useEagerChoice(jobSeeker?.offerAlert ?? 'OFF', async (value) => {
    const result = await save({ input: { frequency: value } });
    if (result.ok) showToast(saved[value]);
    else showToast(result.message, 'warning');
    return result.ok;
  });
  if (!jobSeeker?.offerAlert) return null;
  const { email, job, city } = jobSeeker;
  return (
    <Card className={styles.alert}>
      <div>
        <h2 className={styles.title}>Job alert</h2>
        {job && city ? (
          <>
            <Text>
              New offers for {job.plural.toLowerCase()} in {city.name}
              {email && `, to ${email}`}.
            </Text>
            <Text look="small">{times[frequency](time)}</Text>
          </>
        ) : (
          <Text>
            We email you new offers as soon as your <Link href={paths.myProfile.to()}>profile</Link> has a job and a
            city.
          </Text>
        )}
      </div>
      <Segments
        label="Email me about new job offers"
        options={options}
        value={frequency}
        onChange={(value) => void choose(value)}
      />
    </Card>
  );
}
