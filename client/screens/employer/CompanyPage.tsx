import { __iconNode as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { CompanyOffers_query$key } from '../../__generated__/CompanyOffers_query.graphql.ts';
import type { CompanyPage_page$key } from '../../__generated__/CompanyPage_page.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { BadgesLink } from '../../features/accounts/badge/BadgesLink.tsx';
import { PersonBadges } from '../../features/accounts/badge/PersonBadges.tsx';
import { replyTimeText } from '../../features/core/activity/activityText.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { OfferHeader } from '../../features/offers/jobOffer/OfferHeader.tsx';
import { NotPublicNotice } from '../../features/people/NotPublicNotice.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { CompanyOffers } from './CompanyOffers.tsx';
import styles from './CompanyPage.module.css';
import { Organization } from './Organization.tsx';

/** The company, what it says about itself, and its open offers. `children` is what only admins see. */
export function CompanyPage({
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
