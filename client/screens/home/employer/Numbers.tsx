import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { Numbers_employer$key } from '../../../__generated__/Numbers_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { DayBars } from '../../../ui/chart/DayBars.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../OwnHome.module.css';

/** Views of the offers and applications over the last 30 days, and whether the employer can write to job seekers. */
export function Numbers({ employer: key }: { employer: Numbers_employer$key }) {
  const { offerActivity, isPremium } = useFragment(
    graphql`
      fragment Numbers_employer on Employer {
        isPremium
        offerActivity(days: 30) {
          day
          views
          applications
        }
      }
    `,
    key,
  );
  const days = (offerActivity ?? []).map((day) => ({ ...day, label: formatDay(day.day) }));
  return (
    <CardSection title="The last 30 days">
      <div className={styles.charts}>
        <DayBars what="offer views" days={days.map((day) => ({ ...day, value: day.views }))} />
        <DayBars what="applications" days={days.map((day) => ({ ...day, value: day.applications }))} />
      </div>
      <Text look="small">
        {isPremium
          ? 'Your subscription is active: you can write to all job seekers. '
          : 'You have no subscription: you can read what job seekers write, and answer with one. '}
        <Link href={paths.mySubscription.to()}>My subscription</Link>
      </Text>
    </CardSection>
  );
}
