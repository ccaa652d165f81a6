import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { amountText } from '../../../server/domain/core/text/format/money.ts';
import { writeSearchFilters } from '../../../server/domain/people/search/filters.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { AlternativesQuery, AlternativesQuery$data } from '../../__generated__/AlternativesQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { Search } from '../../features/discovery/savedSearch/search.tsx';
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
  search: Search;
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
      <Alternatives search={search} words={words} city={city ?? null} />
    </>
  );
}

type Alternative = AlternativesQuery$data['searchAlternatives'][number];

/** The nearest searches with results, and how many people each has. Read only where a search has found none. */
function Alternatives({ search, words, city }: { search: Search; words: { plural: string }; city: string | null }) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<AlternativesQuery$data | null>(null);
  const ask = useEffectEvent(() =>
    fetchQuery<AlternativesQuery>(
      environment,
      graphql`
        query AlternativesQuery($filter: JobSeekerFilter) {
          viewer {
            kind
          }
          searchAlternatives(filter: $filter) {
            job {
              slug
              plural
            }
            city {
              name
              country {
                currencyCode
              }
            }
            without
            lowestRate
            jobSeekerCount
          }
        }
      `,
      { filter: search },
      // The page is complete without them.
    ).subscribe({ next: setFound, error: () => undefined }),
  );
  const asked = JSON.stringify(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another search
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [asked]);
  if (!found) return null;
  const { searchAlternatives, viewer } = found;
  const isHere = (one: Alternative) => (one.city?.name ?? null) === city;
  const links = (alternatives: readonly Alternative[]) =>
    alternatives.map((alternative) => {
      const { jobSeekerCount: count } = alternative;
      const href = addressOf(alternative, search);
      const people = `${count} ${count === 1 ? 'person' : 'people'}`;
      return <Choice key={href} href={href} words={textOf(alternative)} more={people} />;
    });
  const hires = viewer.kind !== 'JOB_SEEKER' && viewer.kind !== 'ADMIN';
  if (searchAlternatives.length === 0 && !hires) return null;
  return (
    <section aria-labelledby="alternatives" className={styles.alternatives}>
      <h2 dir="auto" id="alternatives" className={styles.title}>
        Close to what you are looking for
      </h2>
      <ul className={styles.list}>
        {links(searchAlternatives.filter(isHere))}
        {hires && (
          <Choice
            href={paths.createMyJobOffer.to()}
            words={`Post a job for ${words.plural.toLowerCase()}`}
            more="They come to you"
          />
        )}
        {links(searchAlternatives.filter((one) => !isHere(one)))}
      </ul>
    </section>
  );
}

function Choice({ href, words, more }: { href: string; words: string; more: string }) {
  return (
    <li>
      <Link href={href} className={styles.link}>
        <span>{words}</span>
        <span className={styles.count}>{more}</span>
      </Link>
    </li>
  );
}

/** A place has none of the filters; the same place has them without the one that it leaves out. */
function addressOf({ job, city, without }: Alternative, { jobId: _, cityId: __, ...filters }: Search): string {
  const place = { job: job?.slug ?? allJobsSlug, city: city?.name };
  return paths.jobSeekers.to(place, without == null ? {} : writeSearchFilters({ ...filters, [without]: null }));
}

const withoutWords: Record<string, string> = {
  sexId: 'any gender',
  experienceId: 'any experience',
  languageId: 'any language',
  maxRate: 'any rate',
  q: 'without your words',
  when: 'at any time',
  partTime: 'not only part-time',
  fullTime: 'not only full-time',
  verified: 'not only verified',
  wellRated: 'with any rating',
  hasVideo: 'with or without video',
};

/** 'Waiters in Singapore, any rate, from SGD 11' */
function textOf({ job, city, without, lowestRate }: Alternative): string {
  const from =
    lowestRate != null && city && `from ${amountText({ currency: city.country.currencyCode, price: lowestRate })}`;
  const where = `${job?.plural ?? 'Job seekers'} in ${city?.name ?? 'all cities'}`;
  return [where, without && withoutWords[without], from].filter(Boolean).join(', ');
}
