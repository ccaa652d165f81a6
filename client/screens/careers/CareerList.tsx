import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { CareerList_query$key } from '../../__generated__/CareerList_query.graphql.ts';
import type { CareerListPaginationQuery } from '../../__generated__/CareerListPaginationQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { Card } from '../../ui/display/Card.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import styles from './CareersScreen.module.css';

/** Also the fragment's default. */
const pageSize = 20;

/** The open positions, newest first. */
export function CareerList({ query }: { query: CareerList_query$key }) {
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
