import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { AdminScreenQuery } from '../../../__generated__/AdminScreenQuery.graphql.ts';
import type {
  BreakdownCard_shares$data,
  BreakdownCard_shares$key,
} from '../../../__generated__/BreakdownCard_shares.graphql.ts';
import type { RevenueCard_revenue$key } from '../../../__generated__/RevenueCard_revenue.graphql.ts';
import type { TrendCard_trend$key } from '../../../__generated__/TrendCard_trend.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { TimeChart } from '../../../ui/chart/TimeChart.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Grid, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { FilterBar } from '../../../ui/table/FilterBar.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { overviewList, periods } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { AttentionList } from './AttentionList.tsx';

/** What the overview counts, in the order in which it is shown. */
const eventNames = {
  JOB_SEEKER: 'New job seekers',
  EMPLOYER: 'New employers',
  CONTACT_REQUEST: 'Contact requests',
  MESSAGE: 'Messages',
} as const;

const shownEvents = ['JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE'] as const;

type Share = BreakdownCard_shares$data[number];

/** How many rows are shown before the others are asked for. */
const shownAtFirst = 5;

/** What happened in each city or for each job, with the period before as a smaller line. */
function BreakdownCard({
  title,
  noun,
  shares: key,
}: {
  title: string;
  /** 'City' */
  noun: string;
  shares: BreakdownCard_shares$key;
}) {
  const shares = useFragment(
    graphql`
      fragment BreakdownCard_shares on Share @relay(plural: true) {
        name
        totals {
          event
          total
          previousTotal
        }
      }
    `,
    key,
  );
  const [showsAll, setShowsAll] = useState(false);
  const nameOf = ({ name }: Share) => name ?? `No ${noun.toLowerCase()}`;
  return (
    <CardSection title={title} lead="Smaller numbers: the previous period.">
      {shares.length === 0 ? (
        <Text look="soft">Nothing happened in this period.</Text>
      ) : (
        <DataTable
          caption={`Numbers by ${noun.toLowerCase()}`}
          rows={showsAll ? shares : shares.slice(0, shownAtFirst)}
          rowId={nameOf}
          rowLabel={nameOf}
          columns={[
            { id: 'name', header: noun, cell: nameOf, names: true },
            ...shownEvents.map((event, at) => ({
              id: event,
              header: eventNames[event],
              align: 'end' as const,
              ...(at === 0 && { phone: 'aside' as const }),
              cell: (share: Share) => (totalOf(share, event)?.total ?? 0).toLocaleString('en'),
              second: (share: Share) => (totalOf(share, event)?.previousTotal ?? 0).toLocaleString('en'),
            })),
          ]}
        />
      )}
      {shares.length > shownAtFirst && (
        <Button look="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${shares.length}`}
        </Button>
      )}
    </CardSection>
  );
}

const totalOf = ({ totals }: Share, event: string) => totals.find((total) => total.event === event);

/** How often something happened, by day, with the period before for comparison. */
function TrendCard({ trend: key }: { trend: TrendCard_trend$key }) {
  const { event, total, previousTotal, days } = useFragment(
    graphql`
      fragment TrendCard_trend on Trend {
        event
        total
        previousTotal
        days {
          day
          count
        }
      }
    `,
    key,
  );
  return (
    <TimeChart
      title={isKnown(event) ? eventNames[event] : event}
      value={total.toLocaleString('en')}
      note={`${changeText(total, previousTotal)} the ${days.length} days before (${previousTotal.toLocaleString('en')})`}
      series="bars"
      points={days.map(({ day, count }) => ({ day, value: count }))}
    />
  );
}

/** '+12% compared with' */
function changeText(now: number, before: number): string {
  if (now === before) return 'The same as in';
  if (before === 0) return 'More than in';
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% compared with`;
}

const isKnown = (event: string): event is keyof typeof eventNames => event in eventNames;

export const { Skeleton, Failed } = officeFaces('Overview', <ListSkeleton filters={3} />);

/** /admin: what needs attention, and how the marketplace does over time. */
export default function AdminScreen({ queryRef }: ScreenProps<AdminScreenQuery>) {
  const { overview, cities, jobs } = usePreloadedQuery<AdminScreenQuery>(
    graphql`
      query AdminScreenQuery($days: Int!, $city: Int, $job: Int) @preloadable {
        overview(days: $days, cityId: $city, jobId: $job) {
          attention {
            ...AttentionList_attention
          }
          trends {
            event
            ...TrendCard_trend
          }
          cities {
            ...BreakdownCard_shares
          }
          jobs {
            ...BreakdownCard_shares
          }
          revenue {
            currency
            ...RevenueCard_revenue
          }
        }
        cities {
          databaseId
          name
        }
        jobs {
          databaseId
          name
        }
      }
    `,
    queryRef,
  );
  const list = useList(overviewList);
  return (
    <OfficeScreen title="Overview">
      <Stack gap="large">
        <AttentionList attention={overview.attention} />
        <div>
          <FilterBar label="Filter the charts" activeCount={list.shown.filterCount} summary="">
            <SelectFilter
              list={list}
              name="days"
              label="Period"
              placeholder="30 days"
              options={Object.entries(periods).map(([value, label]) => ({ value, label }))}
            />
            <SelectFilter
              list={list}
              name="city"
              label="City"
              placeholder="All cities"
              options={cities.map(optionOf)}
            />
            <SelectFilter list={list} name="job" label="Job" placeholder="All jobs" options={jobs.map(optionOf)} />
          </FilterBar>
          <Grid columns={2} aria-busy={list.isLoading || undefined}>
            {overview.trends.map((trend) => (
              <li key={trend.event}>
                <TrendCard trend={trend} />
              </li>
            ))}
            {overview.revenue.map((revenue) => (
              <li key={revenue.currency}>
                <RevenueCard revenue={revenue} />
              </li>
            ))}
          </Grid>
        </div>
        <BreakdownCard title="By city" noun="City" shares={overview.cities} />
        <BreakdownCard title="By job" noun="Job" shares={overview.jobs} />
      </Stack>
    </OfficeScreen>
  );
}

const optionOf = ({ databaseId, name }: { readonly databaseId: number; readonly name: string }) => ({
  value: String(databaseId),
  label: name,
});

/** Recurring revenue in one currency. */
function RevenueCard({ revenue: key }: { revenue: RevenueCard_revenue$key }) {
  const { currency, days } = useFragment(
    graphql`
      fragment RevenueCard_revenue on RevenueTrend {
        currency
        days {
          day
          subscriptions
          monthlyPrice
        }
      }
    `,
    key,
  );
  const last = days.at(-1);
  const subscriptions = last?.subscriptions ?? 0;
  return (
    <TimeChart
      title={`Monthly revenue, ${currency}`}
      value={amountText({ currency, price: last?.monthlyPrice ?? 0 })}
      note={subscriptions === 1 ? 'From one paid subscription' : `From ${subscriptions} paid subscriptions`}
      series="line"
      points={days.map(({ day, monthlyPrice }) => ({ day, value: monthlyPrice }))}
    />
  );
}
