import { offersPath } from '../../components/jobSearch/jobSearch.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';

/** A listing without offers, and where there are some. */
export function NoOffers({
  job,
  city,
  firstPage,
}: {
  job: { plural: string; slug: string } | null;
  city: { name: string; slug: string } | null;
  /** Set where only this page has none: the address is one beyond the end. */
  firstPage: string | null;
}) {
  if (firstPage) {
    return (
      <EmptyState title="That was all of them" action={<ButtonLink href={firstPage}>Back to the newest</ButtonLink>}>
        There are no more offers after these.
      </EmptyState>
    );
  }
  const elsewhere = job && city && `${job.plural} in all cities`;
  return (
    <EmptyState
      title="No offers here right now"
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
      New offers come in every day. Look further afield for now.
    </EmptyState>
  );
}
