import { __iconNode as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { CompanyOffers_query$key } from '../../__generated__/CompanyOffers_query.graphql.ts';
import type { CompanyPage_page$key } from '../../__generated__/CompanyPage_page.graphql.ts';
import type { EmployerScreenQuery } from '../../__generated__/EmployerScreenQuery.graphql.ts';
import type { Organization_page$key } from '../../__generated__/Organization_page.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta, PageStatus, StructuredData } from '../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../app/routing/PageResult.ts';
import { useOrigin } from '../../app/routing/page.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { BadgesLink, PersonBadges } from '../../features/accounts/badge/PersonBadges.tsx';
import { replyTimeText } from '../../features/core/activity/activityText.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { OfferHeader } from '../../features/offers/jobOffer/OfferHeader.tsx';
import { NotPublicNotice } from '../../features/people/NotPublicNotice.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { CompanyOffers } from './CompanyOffers.tsx';
import styles from './CompanyPage.module.css';

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

/** The company, what it says about itself, and its open offers. `children` is what only admins see. */
function CompanyPage({
  page: key,
  offers,
  id,
  children,
}: {
  page: CompanyPage_page$key;
  offers: CompanyOffers_query$key;
  id: number;
  children: ReactNode;
}) {
  const page = useFragment(
    graphql`
      fragment CompanyPage_page on CompanyPage {
        id
        isPublic
        viewerCanReport
        employerName
        companyName
        aboutHtml
        summary
        logoUri
        memberSince
        replyTime
        badges
        ...Organization_page
      }
    `,
    key,
  );
  const { isPublic, employerName, companyName, aboutHtml, summary, logoUri, memberSince, replyTime, badges } = page;
  const name = companyName ?? employerName;
  const description = summary ?? `${name} is hiring by the hour. See the open job offers and apply in chat.`;
  const canonical = paths.employer.to({ id });
  return (
    <>
      <PageMeta
        title={`${name}: job offers and employer page`}
        description={description}
        image={logoUri}
        {...(isPublic && { canonical })}
      />
      {isPublic && <Organization page={page} id={id} />}
      <Container className={styles.page}>
        <OfferHeader
          title={name}
          photoUri={logoUri ?? null}
          alt={`Logo of ${name}`}
          employer={name}
          lines={[
            {
              id: 'employer',
              icon: IconBuildingStore,
              text: companyName ? `Employer page of ${employerName}` : 'Employer page',
            },
            {
              id: 'since',
              icon: IconCalendar,
              text: (
                <>
                  Member since <time dateTime={memberSince}>{formatDay(memberSince)}</time>
                </>
              ),
            },
            ...(replyTime ? [{ id: 'replies', icon: IconClock, text: replyTimeText(replyTime) }] : []),
          ]}
          badges={
            badges.length > 0 && (
              <>
                <PersonBadges badges={badges} />
                <BadgesLink />
              </>
            )
          }
          above={
            <Stack gap="small">
              <Trail
                trail={[
                  { label: 'Home', href: paths.home.to() },
                  { label: 'Job Offers', href: offersPath({}) },
                  { label: name },
                ]}
              />
              {!isPublic && (
                <NotPublicNotice title="This page is not public">
                  Everyone can see it once there is an active job offer or a text about the company.
                </NotPublicNotice>
              )}
            </Stack>
          }
        />
        {children}
        {aboutHtml && (
          <ProfileSection title={companyName ? `About ${companyName}` : 'About the company'}>
            <FormattedText html={aboutHtml} />
          </ProfileSection>
        )}
        <CompanyOffers query={offers} id={id} />
        {page.viewerCanReport && (
          <div>
            <ReportButton subject={page.id} noun="company page" />
          </div>
        )}
      </Container>
    </>
  );
}

/** The company as structured data (schema.org/Organization). */
function Organization({ page: key, id }: { page: Organization_page$key; id: number }) {
  const origin = useOrigin();
  const { employerName, companyName, summary, logoUri } = useFragment(
    graphql`
      fragment Organization_page on CompanyPage {
        employerName
        companyName
        summary
        logoUri
      }
    `,
    key,
  );
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: companyName ?? employerName,
        url: origin + paths.employer.to({ id }),
        ...(summary && { description: summary }),
        ...(logoUri && { logo: new URL(logoUri, origin).href }),
      }}
    />
  );
}
