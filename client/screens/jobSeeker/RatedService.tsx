import { graphql, useFragment } from 'react-relay';
import type { RatedService_jobSeeker$key } from '../../__generated__/RatedService_jobSeeker.graphql.ts';
import { StructuredData } from '../../app/routing/StructuredData.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';

/** The average of the reviews as structured data (schema.org/AggregateRating). Nothing without reviews. */
export function RatedService({ jobSeeker: key }: { jobSeeker: RatedService_jobSeeker$key }) {
  const { name, photoUri, ratingCount, averageStars, job, city } = useFragment(
    graphql`
      fragment RatedService_jobSeeker on JobSeeker {
        name
        photoUri
        ratingCount
        averageStars
        job {
          name
        }
        city {
          name
        }
      }
    `,
    key,
  );
  if (averageStars == null || !job) return null;
  const person = firstName(name);
  return (
    <StructuredData
      data={{
        '@type': 'Service',
        name: `${job.name}${city ? ` in ${city.name}` : ''}: ${person}`,
        serviceType: job.name,
        ...(city && { areaServed: { '@type': 'City', name: city.name } }),
        provider: { '@type': 'Person', name: person, jobTitle: job.name, ...(photoUri && { image: photoUri }) },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: averageStars,
          reviewCount: ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }}
    />
  );
}
