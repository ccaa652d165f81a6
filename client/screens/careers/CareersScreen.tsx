import { graphql, usePreloadedQuery } from 'react-relay';
import type { CareersScreenQuery } from '../../__generated__/CareersScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { product } from '../../ui/base/product.ts';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CareerList } from './CareerList.tsx';
import styles from './CareersScreen.module.css';

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
