import { useRef } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CareerList_query$key } from '../../__generated__/CareerList_query.graphql.ts';
import type { CareerListPaginationQuery } from '../../__generated__/CareerListPaginationQuery.graphql.ts';
import type { CareersScreenQuery } from '../../__generated__/CareersScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import styles from './CareersScreen.module.css';

/** Also the fragment's default. */
const pageSize = 20;

/** The open positions, newest first. */
function CareerList({ query }: { query: CareerList_query$key }) {
  const list = useRef<HTMLDivElement>(null);
  const { data, hasNext, more } = usePages<CareerListPaginationQuery, CareerList_query$key>(
    graphql`
      fragment CareerList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CareerListPaginationQuery") {
        careers(first: $count, after: $after) @connection(key: "CareerList_careers") {
          totalCount
          edges {
            node {
              id
              title
              subTitle
              descriptionHtml
            }
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    query,
    pageSize,
  );
  const { edges, totalCount, pageInfo } = data.careers;

  if (edges.length === 0)
    return (
      <EmptyState
        title="No open positions"
        action={<ButtonLink href={paths.home.to()}>Go to the home page</ButtonLink>}
      >
        {product.name} is not hiring right now. Please check back later.
      </EmptyState>
    );
  return (
    <>
      <Stack ref={list}>
        {edges.map(({ node: { id, title, subTitle, descriptionHtml } }) => (
          <Card key={id}>
            <article>
              <h2 dir="auto" className={styles.title}>
                {title}
              </h2>
              <Text look="soft">{subTitle}</Text>
              <div className={styles.description}>
                <FormattedText html={descriptionHtml} />
              </div>
            </article>
          </Card>
        ))}
      </Stack>
      {totalCount > pageSize && (
        <LoadMore
          list={list}
          shown={edges.length}
          total={hasNext ? totalCount : edges.length}
          {...more}
          href={paths.careers.to({}, { after: pageInfo.endCursor })}
        />
      )}
    </>
  );
}

const title = `Work at ${product.name}`;

/** /careers: open positions at the company itself. */
export default function CareersScreen({ queryRef }: ScreenProps<CareersScreenQuery>) {
  const query = usePreloadedQuery<CareersScreenQuery>(
    graphql`
      query CareersScreenQuery($after: String) @preloadable {
        ...CareerList_query @arguments(after: $after)
      }
    `,
    queryRef,
  );
  return (
    <Container narrow>
      <PageMeta
        title="Careers"
        description={`Open positions at ${product.name}. Join the team that connects employers and job seekers.`}
        canonical={paths.careers.to()}
      />
      <CanonicalAddress path={paths.careers.to()} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: 'Careers' }]} />}
        title={title}
        lead="Join the team that connects employers and job seekers."
      />
      <CareerList query={query} />
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <Loading label="Loading positions">
        <PageHead title={title} lead={<SkeletonBlock className={styles.lead} />} />
        <Stack>
          {['one', 'two', 'three'].map((key) => (
            <SkeletonBlock key={key} shape="block" className={styles.career} />
          ))}
        </Stack>
      </Loading>
    </Container>
  );
}
