import { graphql, useFragment } from 'react-relay';
import type { JobSeekerFilter_jobSeeker$key } from '../../../__generated__/JobSeekerFilter_jobSeeker.graphql.ts';
import type { JobSeekerFilterQuery } from '../../../__generated__/JobSeekerFilterQuery.graphql.ts';
import type { List } from '../../../features/core/list/useList.ts';
import { labelOf, PersonPicker } from '../../../features/hiring/introduction/PersonPicker.tsx';
import { useChosenPerson } from './EmployerFilter.tsx';

/** The filter `candidate` of a list: found by name, and in the address by integer id. */
export function JobSeekerFilter({
  list,
  jobSeeker: key,
}: {
  list: List<'candidate'>;
  /** Who is filtered by, if the query knows. */
  jobSeeker: JobSeekerFilter_jobSeeker$key | null | undefined;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerFilter_jobSeeker on JobSeeker {
        databaseId
        name
        job {
          name
        }
      }
    `,
    key,
  );
  const chosen = useChosenPerson(list, 'candidate', jobSeeker && optionOf(jobSeeker));
  return (
    <PersonPicker<JobSeekerFilterQuery>
      {...chosen}
      label="Job seeker"
      placeholder="All job seekers"
      onFirstFocus
      query={graphql`
        query JobSeekerFilterQuery($q: String) {
          adminJobSeekers(filter: { q: $q }, first: 20) {
            edges {
              node {
                databaseId
                name
                job {
                  name
                }
              }
            }
          }
        }
      `}
      read={({ adminJobSeekers }) => adminJobSeekers.edges.map(({ node }) => optionOf(node))}
    />
  );
}

const optionOf = (jobSeeker: {
  readonly databaseId: number;
  readonly name: string;
  readonly job: { readonly name: string } | null | undefined;
}) => ({ value: String(jobSeeker.databaseId), label: labelOf(jobSeeker, jobSeeker.job?.name) });
