import { __iconNode as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { firstName } from '../../../server/domain/core/text/firstName.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { employerLabel } from '../../../server/domain/core/text/format/employerLabel.ts';
import type { OfferHead_jobOffer$key } from '../../__generated__/OfferHead_jobOffer.graphql.ts';
import type { OfferHead_offerDeal$key } from '../../__generated__/OfferHead_offerDeal.graphql.ts';
import { paths } from '../../app/paths.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { OfferHeader } from '../../features/offers/jobOffer/OfferHeader.tsx';
import { scheduleFacts } from '../../features/offers/jobOffer/schedule.ts';
import { NotPublicNotice } from '../../features/people/NotPublicNotice.tsx';
import { DealCard } from '../../features/people/profile/DealCard.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { Facts } from '../../ui/display/Facts.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { isolated } from '../../ui/text/isolated.ts';

/** The job, the city and the date. */
export function OfferHead({ jobOffer: key, title }: { jobOffer: OfferHead_jobOffer$key; title: string }) {
  const { active, employerName, company, photoUri, publishedAt, job, city } = useFragment(
    graphql`
      fragment OfferHead_jobOffer on JobOffer {
        active
        employerName
        company
        photoUri
        publishedAt
        job {
          plural
          slug
        }
        city {
          name
          slug
          country {
            name
          }
        }
      }
    `,
    key,
  );
  const employer = employerLabel(firstName(employerName), company);
  const place = city.name === city.country.name ? city.name : `${city.name}, ${city.country.name}`;
  return (
    <OfferHeader
      title={title}
      photoUri={photoUri ?? null}
      employer={employer}
      lines={[
        { id: 'employer', icon: IconBuildingStore, text: employer },
        { id: 'place', icon: IconMapPin, text: place },
        ...(publishedAt == null
          ? []
          : [
              {
                id: 'published',
                icon: IconCalendar,
                text: (
                  <>
                    Published <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
                  </>
                ),
              },
            ]),
      ]}
      above={
        <Stack gap="small">
          <Trail
            trail={[
              { label: 'Home', href: paths.home.to() },
              { label: 'Job Offers', href: offersPath({}) },
              { label: job.plural, href: offersPath({ job: job.slug }) },
              { label: city.name, href: offersPath({ job: job.slug, city: city.slug }) },
              { label: employer },
            ]}
          />
          {!active && (
            <NotPublicNotice title="This offer is closed">Only its employer and admins can see it.</NotPublicNotice>
          )}
        </Stack>
      }
    />
  );
}

/** The hourly rate, the employer and the button. */
export function OfferDeal({
  jobOffer: key,
  action,
  note,
  further,
}: {
  jobOffer: OfferHead_offerDeal$key;
  action: ReactNode;
  note: ReactNode;
  further: ReactNode;
}) {
  const offer = useFragment(
    graphql`
      fragment OfferHead_offerDeal on JobOffer {
        maxRate
        employerName
        employerOfferCount
        company
        companyPage {
          databaseId
        }
        ...schedule_jobOffer
        job {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
      }
    `,
    key,
  );
  const { maxRate, employerName, employerOfferCount, company, companyPage, job, city } = offer;
  const employer = isolated(firstName(employerName));
  const offers = employerOfferCount === 1 ? '1 job offer' : `${employerOfferCount} job offers`;
  return (
    <DealCard
      label="Proposed hourly rate"
      rate={<Rate currency={city.country.currencyCode} amount={maxRate} size="large" />}
      action={action}
      note={note}
      further={further}
    >
      <Facts
        facts={[
          { label: 'Job', value: job.name },
          { label: 'City', value: city.name },
          {
            label: 'Company',
            value:
              company && companyPage ? (
                <Link href={paths.employer.to({ id: companyPage.databaseId })}>{company}</Link>
              ) : (
                company
              ),
          },
          ...scheduleFacts(offer),
          {
            label: 'Employer',
            value: (
              <>
                {companyPage ? (
                  <Link href={paths.employer.to({ id: companyPage.databaseId })}>{employer}</Link>
                ) : (
                  employer
                )}
                {` has ${offers} on ${product.name}`}
              </>
            ),
          },
        ]}
      />
    </DealCard>
  );
}
