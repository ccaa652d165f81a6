import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import type { PersonData_jobSeeker$key } from '../../__generated__/PersonData_jobSeeker.graphql.ts';
import { StructuredData } from '../../app/routing/PageMeta.tsx';
import { useOrigin } from '../../app/routing/page.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';

/** The person of a public profile as structured data (schema.org/ProfilePage), and the average of their reviews, if there are some. */
export default function PersonData({ jobSeeker: key }: { jobSeeker: PersonData_jobSeeker$key }) {
  const origin = useOrigin();
  const jobSeeker = useFragment(
    graphql`
      fragment PersonData_jobSeeker on JobSeeker {
        name
        callName
        photoUri
        createdAt
        ratingCount
        averageStars
        job {
          name
        }
        city {
          name
        }
        ...jobSeekerPath_jobSeeker
      }
    `,
    key,
  );
  const { photoUri, createdAt, ratingCount, averageStars, job, city } = jobSeeker;
  const person = {
    '@type': 'Person',
    name: calledName(jobSeeker),
    url: origin + jobSeekerPath(jobSeeker),
    ...(job && { jobTitle: job.name }),
    ...(city && { address: { '@type': 'PostalAddress', addressLocality: city.name } }),
    ...(photoUri && { image: new URL(photoUri, origin).href }),
  };
  return (
    <>
      <StructuredData data={{ '@type': 'ProfilePage', dateCreated: createdAt, mainEntity: person }} />
      {averageStars != null && job && (
        <StructuredData
          data={{
            '@type': 'Service',
            name: `${job.name}${city ? ` in ${city.name}` : ''}: ${person.name}`,
            serviceType: job.name,
            ...(city && { areaServed: { '@type': 'City', name: city.name } }),
            provider: person,
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: averageStars,
              reviewCount: ratingCount,
              bestRating: 5,
              worstRating: 1,
            },
          }}
        />
      )}
    </>
  );
}
