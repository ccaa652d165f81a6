import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { AlternativesQuery, AlternativesQuery$data } from '../../__generated__/AlternativesQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import styles from './Alternatives.module.css';

/** Integer ids; null: all. */
export type SearchIds = Record<'jobId' | 'cityId' | 'sexId' | 'experienceId', number | null>;

type Alternative = AlternativesQuery$data['searchAlternatives'][number];

/** The nearest searches with results, and how many people each has. Read only where a search has found none. */
export function Alternatives({ search }: { search: SearchIds }) {
  const environment = useRelayEnvironment();
  const [alternatives, setAlternatives] = useState<readonly Alternative[]>([]);
  const ask = useEffectEvent(() =>
    fetchQuery<AlternativesQuery>(
      environment,
      graphql`
        query AlternativesQuery($jobId: Int, $cityId: Int, $sexId: Int, $experienceId: Int) {
          searchAlternatives(jobId: $jobId, cityId: $cityId, sexId: $sexId, experienceId: $experienceId) {
            job {
              slug
              plural
            }
            city {
              name
            }
            sex {
              databaseId
              name
            }
            experience {
              databaseId
              name
            }
            jobSeekerCount
          }
        }
      `,
      search,
      // The page is complete without them.
    ).subscribe({ next: (data) => setAlternatives(data.searchAlternatives), error: () => undefined }),
  );
  const asked = JSON.stringify(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another search
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [asked]);
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" className={styles.alternatives}>
      <h2 dir="auto" id="alternatives" className={styles.title}>
        Close to what you are looking for
      </h2>
      <ul className={styles.list}>
        {alternatives.map((alternative) => {
          const href = addressOf(alternative);
          return (
            <li key={href}>
              <Link href={href} className={styles.link}>
                <span>{textOf(alternative)}</span>
                <span className={styles.count}>
                  {alternative.jobSeekerCount} {alternative.jobSeekerCount === 1 ? 'person' : 'people'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function addressOf({ job, city, sex, experience }: Alternative): string {
  return paths.jobSeekers.to(
    { job: job?.slug ?? allJobsSlug, city: city?.name },
    { gender: sex?.databaseId, experience: experience?.databaseId },
  );
}

/** 'Waiters in Singapore, any experience' */
function textOf({ job, city, sex, experience }: Alternative): string {
  const filters = [sex?.name.toLowerCase(), experience?.name.toLowerCase()].filter((name) => name !== undefined);
  return [`${job?.plural ?? 'Job seekers'} in ${city?.name ?? 'all cities'}`, ...filters].join(', ');
}
