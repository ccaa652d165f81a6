import { allJobsSlug } from '../../../server/domain/jobSeeker/search.input.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';

/** A listing of nobody, and where there is somebody. */
export function NobodyHere({
  words,
  place,
  isNarrowed,
  firstPage,
}: {
  words: { plural: string };
  place: { job: string; city: string | undefined };
  /** More than job and city were asked for. */
  isNarrowed: boolean;
  /** Set where only this page has nobody: the address is one beyond the end. */
  firstPage: string | null;
}) {
  const { job, city } = place;
  if (firstPage) {
    return (
      <EmptyState title="That was everybody" action={<ButtonLink href={firstPage}>Back to the first</ButtonLink>}>
        There is nobody after these.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody here yet"
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
      {isNarrowed ? 'Fewer filters find more people.' : 'New people join every day. Look further afield for now.'}
    </EmptyState>
  );
}
