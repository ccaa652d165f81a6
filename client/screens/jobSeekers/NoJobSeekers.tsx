import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { AlternativesQuery, AlternativesQuery$data } from '../../__generated__/AlternativesQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import styles from './Alternatives.module.css';

/** An empty listing, with links to listings that have job seekers. */
export default function NoJobSeekers({
  words,
  place,
  search,
  isNarrowed,
  firstPage,
}: {
  words: { plural: string };
  place: { job: string; city: string | undefined };
  search: SearchIds;
  /** Filters other than job and city are set. */
  isNarrowed: boolean;
  /** Set when the address is a page past the end; links to the first page. */
  firstPage: string | null;
}) {
  const { job, city } = place;
  if (firstPage) {
    return (
      <EmptyState title="No more job seekers" action={<ButtonLink href={firstPage}>Back to the first page</ButtonLink>}>
        You have seen them all.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title="No job seekers found"
        action={
          isNarrowed ? (
            <ButtonLink href={paths.jobSeekers.to(place)}>Show all {words.plural.toLowerCase()}</ButtonLink>
          ) : (
            <>
              {city && job !== allJobsSlug && (
                <ButtonLink href={paths.jobSeekers.to({ job })}>{words.plural} in all cities</ButtonLink>
              )}
              <ButtonLink
                look={city && job !== allJobsSlug ? 'secondary' : 'primary'}
                href={paths.jobSeekers.to({ job: allJobsSlug, city: job === allJobsSlug ? null : city })}
              >
                All job seekers {city && job !== allJobsSlug && `in ${city}`}
              </ButtonLink>
            </>
          )
        }
      >
        {isNarrowed ? 'Try removing some filters.' : 'New job seekers join every day. Try another job or city.'}
      </EmptyState>
      <Alternatives search={search} />
    </>
  );
}

/** Integer ids; null: all. */
type SearchIds = Record<'jobId' | 'cityId' | 'sexId' | 'experienceId', number | null>;

type Alternative = AlternativesQuery$data['searchAlternatives'][number];

/** The nearest searches with results, and how many people each has. Read only where a search has found none. */
function Alternatives({ search }: { search: SearchIds }) {
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
