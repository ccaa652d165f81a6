import { graphql, useFragment } from 'react-relay';
import type { PopularCities_query$key } from '../../__generated__/PopularCities_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

/** The jobs with the most job seekers, by city. */
export function PopularCities({ query }: { query: PopularCities_query$key }) {
  const { popularCities } = useFragment(
    graphql`
      fragment PopularCities_query on Query {
        popularCities(first: 6) {
          city {
            id
            name
          }
          jobs(first: 3) {
            jobSeekerCount
            job {
              id
              plural
              slug
            }
          }
        }
      }
    `,
    query,
  );
  if (popularCities.length === 0) return null;
  return (
    <Section title="City by city" lead="See who is looking for work near you.">
      <ul className={styles.cities}>
        {popularCities.map(({ city, jobs }) => (
          <li key={city.id} className={styles.city}>
            <h3 dir="auto">{city.name}</h3>
            <ul>
              {jobs.map(({ job, jobSeekerCount }) => (
                <li key={job.id}>
                  <Link href={paths.jobSeekers.to({ job: job.slug, city: city.name })} className={styles.cityJob}>
                    <span dir="auto">
                      {job.plural} in {city.name}
                    </span>
                    <span className={styles.count}>{jobSeekerCount}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
