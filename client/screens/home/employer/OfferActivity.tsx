import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { OfferActivity_employer$key } from '../../../__generated__/OfferActivity_employer.graphql.ts';
import { DayBars } from '../../../ui/chart/DayBars.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import styles from '../OwnHome.module.css';

/** Views of the offers and applications over the last 30 days. */
export function OfferActivity({ employer: key }: { employer: OfferActivity_employer$key }) {
  const { offerActivity } = useFragment(
    graphql`
      fragment OfferActivity_employer on Employer {
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
    </CardSection>
  );
}
