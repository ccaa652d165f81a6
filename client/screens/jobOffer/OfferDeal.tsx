import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OfferDeal_jobOffer$key } from '../../__generated__/OfferDeal_jobOffer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { scheduleFacts } from '../../features/offers/jobOffer/schedule.ts';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { DealCard } from '../../features/people/profile/DealCard.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { Facts } from '../../ui/display/Facts.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { isolated } from '../../ui/text/isolated.ts';

/** The hourly rate, the employer and the button. */
export function OfferDeal({
  jobOffer: key,
  action,
  note,
  further,
}: {
  jobOffer: OfferDeal_jobOffer$key;
  action: ReactNode;
  note: ReactNode;
  further: ReactNode;
}) {
  const offer = useFragment(
    graphql`
      fragment OfferDeal_jobOffer on JobOffer {
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
