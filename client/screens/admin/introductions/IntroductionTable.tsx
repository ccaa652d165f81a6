import { graphql, readInlineData } from 'react-relay';
import { useActivation } from '../../../components/introduction/useActivation.ts';
import { dateTimeText } from '../../../components/time/dateText.ts';
import { useTimeZone } from '../../../components/time/useTimeZone.ts';
import { paths } from '../../../paths.ts';
import { usePages } from '../../../relay/usePages.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { LoadMore } from '../../../ui/action/LoadMore.tsx';
import { PremiumBadge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row as Inline } from '../../../ui/layout/Grid.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import type {
  IntroductionTable_contactRequest$data,
  IntroductionTable_contactRequest$key,
} from './__generated__/IntroductionTable_contactRequest.graphql.ts';
import type { IntroductionTable_query$key } from './__generated__/IntroductionTable_query.graphql.ts';
import type { IntroductionTableQuery } from './__generated__/IntroductionTableQuery.graphql.ts';

type Row = IntroductionTable_contactRequest$data;

const pageSize = 50;

export function IntroductionTable({ query }: { query: IntroductionTable_query$key }) {
  const { data, hasNext, more } = usePages<IntroductionTableQuery, IntroductionTable_query$key>(
    graphql`
      fragment IntroductionTable_query on Query
      @refetchable(queryName: "IntroductionTableQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        pendingIntroductions(first: $first, after: $after) @connection(key: "IntroductionTable_pendingIntroductions") {
          totalCount
          edges {
            node {
              ...IntroductionTable_contactRequest
            }
          }
        }
      }
    `,
    query,
    pageSize,
  );
  const timeZone = useTimeZone();
  const [activate, isActivating] = useActivation();
  const { edges, totalCount } = data.pendingIntroductions;
  const rows = edges.map(({ node }) => readRow(node)).filter(({ isPending }) => isPending);

  return (
    <>
      <DataTable
        caption="Introductions that wait"
        columns={columns(timeZone)}
        rows={rows}
        rowId={(row) => row.id}
        actions={(row) => (
          <>
            {row.viewerCanActivate && (
              <Button size="small" loading={isActivating} onClick={() => void activate(row.id)}>
                Activate<VisuallyHidden> the introduction of {row.jobSeekerName}</VisuallyHidden>
              </Button>
            )}
            {row.chat && (
              <ButtonLink
                href={paths.adminChat.to({ id: row.chat.databaseId })}
                target="_blank"
                look="secondary"
                size="small"
              >
                Chat
                <VisuallyHidden>
                  {' '}
                  of {row.jobSeekerName} and {row.employerName}, in a new tab
                </VisuallyHidden>
              </ButtonLink>
            )}
          </>
        )}
        instead={
          rows.length === 0 && (
            <EmptyState title="No introduction waits">
              Introduce a candidate to an employer, and it stands here until it is taken up.
            </EmptyState>
          )
        }
      />
      {hasNext && <LoadMore shown={rows.length} total={totalCount} {...more} />}
    </>
  );
}

const readRow = (key: IntroductionTable_contactRequest$key): Row =>
  readInlineData(
    graphql`
      fragment IntroductionTable_contactRequest on ContactRequest @inline {
        id
        createdAt
        employerName
        jobSeekerName
        description
        isPending
        viewerCanActivate
        employer {
          isPremium
        }
        jobSeeker {
          job {
            name
          }
          city {
            name
          }
        }
        chat {
          databaseId
        }
      }
    `,
    key,
  );

const columns = (timeZone: string): Column<Row>[] => [
  {
    id: 'created',
    header: 'Introduced',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTimeText(createdAt, timeZone)}</time>,
  },
  { id: 'candidate', header: 'Candidate', names: true, cell: ({ jobSeekerName }) => jobSeekerName },
  {
    id: 'employer',
    header: 'Employer',
    cell: ({ employerName, employer }) => (
      <Inline>
        {employerName}
        {employer?.isPremium && <PremiumBadge />}
      </Inline>
    ),
  },
  { id: 'job', header: 'Job', cell: ({ jobSeeker }) => jobSeeker?.job?.name ?? '–' },
  { id: 'city', header: 'City', cell: ({ jobSeeker }) => jobSeeker?.city?.name ?? '–' },
  { id: 'description', header: 'Description', cell: ({ description }) => description ?? '–' },
];
