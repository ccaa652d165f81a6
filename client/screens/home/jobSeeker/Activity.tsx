import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { Activity_jobSeeker$key } from '../../../__generated__/Activity_jobSeeker.graphql.ts';
import { DayBars } from '../../../ui/chart/DayBars.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import styles from '../OwnHome.module.css';

/** Views of the profile and contact requests over the last 30 days. */
export function Activity({ jobSeeker: key }: { jobSeeker: Activity_jobSeeker$key }) {
  const { activity } = useFragment(
    graphql`
      fragment Activity_jobSeeker on JobSeeker {
        activity(days: 30) {
          day
          views
          contactRequests
        }
      }
    `,
    key,
  );
  const days = (activity ?? []).map(({ day, views, contactRequests }) => ({
    day,
    label: formatDay(day),
    views,
    contactRequests,
  }));
  return (
    <CardSection title="The last 30 days">
      <div className={styles.charts}>
        <DayBars what="profile views" days={days.map((day) => ({ ...day, value: day.views }))} />
        <DayBars what="contact requests" days={days.map((day) => ({ ...day, value: day.contactRequests }))} />
      </div>
    </CardSection>
  );
}
