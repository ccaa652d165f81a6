import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { EmployerScreenQuery } from '../../__generated__/EmployerScreenQuery.graphql.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../app/routing/PageResult.ts';
import { PageStatus } from '../../app/routing/PageStatus.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CompanyPage } from './CompanyPage.tsx';

const AdminPanel = servedPart('employer-admin-panel', () => import('./AdminPanel.tsx'));

/** /employers/{id}: the company page of an employer; admins see how to reach them too. */
export default function EmployerScreen({ queryRef, params }: ScreenProps<EmployerScreenQuery, { id: number }>) {
  const { pathname, search } = useLocation();
  const query = usePreloadedQuery<EmployerScreenQuery>(
    graphql`
      query EmployerScreenQuery($id: Int!, $after: String) @preloadable {
        companyPage(databaseId: $id) {
          id
          ...CompanyPage_page
        }
        ...CompanyOffers_query @arguments(after: $after)
        viewer {
          kind
        }
        employer(databaseId: $id) {
          ...AdminPanel_employer
        }
      }
    `,
    queryRef,
  );
  const { companyPage, employer, viewer } = query;
  // An unknown cursor: show the first page.
  if (!companyPage && new URLSearchParams(search).has('after')) throw redirectTo(pathname);
  if (!companyPage) return <NoEmployer />;
  return (
    <CompanyPage page={companyPage} offers={query} id={params.id}>
      {viewer.kind === 'ADMIN' && employer && <AdminPanel employer={employer} />}
    </CompanyPage>
  );
}

/** An unknown employer, or one without a public page: the two look the same. */
function NoEmployer() {
  return (
    <Container narrow>
      <PageMeta title="This employer page is not available" />
      <PageStatus status={404} />
      <PageHead
        title="This employer page is not available"
        lead="The employer may have no open job offers. Other employers are hiring now."
      />
      <ButtonLink href={offersPath({})}>See all job offers</ButtonLink>
    </Container>
  );
}

/** As large as the first view of the page. */
export function Skeleton() {
  return (
    <Loading label="Loading the employer">
      <ProfileSkeleton />
    </Loading>
  );
}
