import { graphql, useFragment } from 'react-relay';
import { firstName } from '../../../server/domain/core/text/firstName.ts';
import type { JobPosting_jobOffer$key } from '../../__generated__/JobPosting_jobOffer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { StructuredData } from '../../app/routing/PageMeta.tsx';
import { useOrigin } from '../../app/routing/page.ts';
import { product } from '../../ui/base/product.ts';

/** The offer as structured data (schema.org/JobPosting). */
export default function JobPosting({ jobOffer: key }: { jobOffer: JobPosting_jobOffer$key }) {
  const origin = useOrigin();
  const offer = useFragment(
    graphql`
      fragment JobPosting_jobOffer on JobOffer {
        databaseId
        employerName
        postingHtml: descriptionHtml(use: JOB_POSTING)
        photoUri
        createdAt
        expiresAt
        company
        companyPage {
          databaseId
          logoUri
        }
        partTime
        fullTime
        hoursPerWeek
        workTimes
        startsOn
        headcount
        maxRate
        job {
          name
        }
        city {
          name
          country {
            name
            currencyCode
          }
        }
      }
    `,
    key,
  );
  const { databaseId, employerName, postingHtml, photoUri, createdAt, expiresAt, maxRate, job, city } = offer;
  const { company, companyPage, partTime, fullTime, hoursPerWeek, workTimes, startsOn, headcount } = offer;
  const logo = photoUri ?? companyPage?.logoUri;
  const employmentType = [...(partTime ? ['PART_TIME'] : []), ...(fullTime ? ['FULL_TIME'] : [])];
  const workHours = [hoursPerWeek && `${hoursPerWeek} hours per week`, workTimes].filter(Boolean).join(', ');
  return (
    <StructuredData
      data={{
        '@type': 'JobPosting',
        title: job.name,
        description: postingHtml,
        url: origin + paths.publicJobOffer.to({ id: databaseId }),
        identifier: { '@type': 'PropertyValue', name: product.name, value: databaseId },
        datePosted: createdAt,
        ...(expiresAt && { validThrough: expiresAt }),
        ...(employmentType.length > 0 && { employmentType }),
        ...(workHours && { workHours }),
        ...(startsOn && { jobStartDate: startsOn }),
        totalJobOpenings: headcount,
        directApply: true,
        hiringOrganization: {
          '@type': 'Organization',
          name: company ?? firstName(employerName),
          ...(companyPage && { sameAs: origin + paths.employer.to({ id: companyPage.databaseId }) }),
          ...(logo && { logo: new URL(logo, origin).href }),
        },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: city.country.name },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: city.country.currencyCode,
          value: { '@type': 'QuantitativeValue', value: maxRate, unitText: 'HOUR' },
        },
      }}
    />
  );
}
