import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  BreakdownCard_shares$data,
  BreakdownCard_shares$key,
} from '../../../__generated__/BreakdownCard_shares.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { eventNames, shownEvents } from './eventNames.ts';

type Share = BreakdownCard_shares$data[number];

/** How many rows are shown before the others are asked for. */
const shownAtFirst = 5;

/** What happened in each city or for each job, with the period before as a smaller line. */
export function BreakdownCard({
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
