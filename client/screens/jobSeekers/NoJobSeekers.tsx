import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Alternatives, type SearchIds } from './Alternatives.tsx';

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
