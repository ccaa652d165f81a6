import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminScreenQuery } from '../../../__generated__/AdminScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { Grid, Stack } from '../../../ui/layout/Grid.tsx';
import { FilterBar } from '../../../ui/table/FilterBar.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { AttentionList } from './AttentionList.tsx';
import { BreakdownCard } from './BreakdownCard.tsx';
import { overviewList, periods } from './overviewList.ts';
import { RevenueCard } from './RevenueCard.tsx';
import { TrendCard } from './TrendCard.tsx';

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
