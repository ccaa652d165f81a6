import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';

/** An empty listing, with links to listings that have offers. */
export function NoOffers({
  job,
  city,
  firstPage,
}: {
  job: { plural: string; slug: string } | null;
  city: { name: string; slug: string } | null;
  /** Set when the URL is a page past the end. */
  firstPage: string | null;
}) {
  if (firstPage) {
    return (
      <EmptyState title="No more job offers" action={<ButtonLink href={firstPage}>Back to the first page</ButtonLink>}>
        You have seen them all.
      </EmptyState>
    );
  }
  const elsewhere = job && city && `${job.plural} in all cities`;
  return (
    <EmptyState
      title="No job offers right now"
      action={
        <>
          {elsewhere && <ButtonLink href={offersPath({ job: job.slug })}>{elsewhere}</ButtonLink>}
          {job && city && (
            <ButtonLink look="secondary" href={offersPath({ city: city.slug })}>
              All offers in {city.name}
            </ButtonLink>
          )}
          {!elsewhere && <ButtonLink href={offersPath({})}>All job offers</ButtonLink>}
        </>
      }
    >
      New offers arrive every day. Try another job or city.
    </EmptyState>
  );
}
