import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import type { FittingPeople_jobOffer$key } from '../../../__generated__/FittingPeople_jobOffer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { contactAddress } from '../../people/jobSeeker/contactAddress.ts';
import { JobSeekerTile } from '../../people/jobSeeker/JobSeekerTile.tsx';
import { jobSeekerPath } from '../../people/jobSeeker/jobSeekerPath.ts';

/** Who matches an offer that was just published: how many, the first three, and the link to all of them. */
export default function FittingPeople({ jobOffer: key }: { jobOffer: FittingPeople_jobOffer$key }) {
  const { job, city, fittingJobSeekers } = useFragment(
    graphql`
      fragment FittingPeople_jobOffer on JobOffer {
        job {
          name
          plural
          slug
        }
        city {
          name
        }
        fittingJobSeekers(first: 3) {
          totalCount
          edges {
            node {
              id
              name
              callName
              ...JobSeekerTile_jobSeeker
              ...jobSeekerPath_jobSeeker
            }
          }
        }
      }
    `,
    key,
  );
  const { totalCount, edges } = fittingJobSeekers;
  if (totalCount === 0) return null;
  const [who, match] = totalCount === 1 ? [job.name, 'matches'] : [job.plural, 'match'];
  return (
    <Stack gap="small">
      <p>
        <strong>
          {totalCount.toLocaleString('en')} {who.toLowerCase()} in {city.name} {match} your offer
        </strong>
      </p>
      {edges.map(({ node }) => (
        <JobSeekerTile
          key={node.id}
          jobSeeker={node}
          action={
            <ButtonLink size="small" look="secondary" href={contactAddress(jobSeekerPath(node))}>
              Contact now<VisuallyHidden>: {calledName(node)}</VisuallyHidden>
            </ButtonLink>
          }
        />
      ))}
      <ButtonLink look="secondary" href={paths.jobSeekers.to({ job: job.slug, city: city.name })}>
        See all {job.plural.toLowerCase()} in {city.name}
      </ButtonLink>
    </Stack>
  );
}
