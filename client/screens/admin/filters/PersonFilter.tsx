import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PersonFilter_employer$key } from '../../../__generated__/PersonFilter_employer.graphql.ts';
import type { PersonFilter_jobSeeker$key } from '../../../__generated__/PersonFilter_jobSeeker.graphql.ts';
import type { PersonFilterEmployersQuery } from '../../../__generated__/PersonFilterEmployersQuery.graphql.ts';
import type { PersonFilterJobSeekersQuery } from '../../../__generated__/PersonFilterJobSeekersQuery.graphql.ts';
import type { List } from '../../../features/core/list/useList.ts';
import { labelOf, PersonPicker } from '../../../features/hiring/introduction/PersonPicker.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';

/** The filter `employer` of a list: found by name, and in the address by integer id. */
export function EmployerFilter({
  list,
  employer: key,
}: {
  list: List<'employer'>;
  /** Who is filtered by, if the query knows. */
  employer: PersonFilter_employer$key | null | undefined;
}) {
  const employer = useFragment(
    graphql`
      fragment PersonFilter_employer on Employer {
        databaseId
        name
        company
      }
    `,
    key,
  );
  const chosen = useChosenPerson(list, 'employer', employer && optionOf(employer));
  return (
    <PersonPicker<PersonFilterEmployersQuery>
      {...chosen}
      label="Employer"
      placeholder="All employers"
      onFirstFocus
      query={graphql`
        query PersonFilterEmployersQuery($q: String) {
          employers(filter: { q: $q }, first: 20) {
            edges {
              node {
                databaseId
                name
                company
              }
            }
          }
        }
      `}
      read={({ employers }) => employers.edges.map(({ node }) => optionOf(node))}
    />
  );
}

const optionOf = (employer: {
  readonly databaseId: number;
  readonly name: string;
  readonly company: string | null | undefined;
}) => ({ value: String(employer.databaseId), label: labelOf(employer, employer.company) });

/** The person that the address names by id. The name comes from the choice, or from the answer after a reload. */
export function useChosenPerson<Name extends string>(
  list: List<Name>,
  name: NoInfer<Name>,
  named: SelectOption | null | undefined,
) {
  const [picked, setPicked] = useState<SelectOption | null>(null);
  const value = list.textOf(name);
  const known = [picked, named].find((option) => option?.value === value);
  return {
    value: value === '' ? null : (known ?? { value, label: `#${value}` }),
    onChange(person: SelectOption | null) {
      setPicked(person);
      list.setText(name, person?.value ?? '');
    },
  };
}

/** The filter `candidate` of a list: found by name, and in the address by integer id. */
export function JobSeekerFilter({
  list,
  jobSeeker: key,
}: {
  list: List<'candidate'>;
  /** Who is filtered by, if the query knows. */
  jobSeeker: PersonFilter_jobSeeker$key | null | undefined;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment PersonFilter_jobSeeker on JobSeeker {
        databaseId
        name
        job {
          name
        }
      }
    `,
    key,
  );
  const chosen = useChosenPerson(list, 'candidate', jobSeeker && jobSeekerOption(jobSeeker));
  return (
    <PersonPicker<PersonFilterJobSeekersQuery>
      {...chosen}
      label="Job seeker"
      placeholder="All job seekers"
      onFirstFocus
      query={graphql`
        query PersonFilterJobSeekersQuery($q: String) {
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
      read={({ adminJobSeekers }) => adminJobSeekers.edges.map(({ node }) => jobSeekerOption(node))}
    />
  );
}

const jobSeekerOption = (jobSeeker: {
  readonly databaseId: number;
  readonly name: string;
  readonly job: { readonly name: string } | null | undefined;
}) => ({ value: String(jobSeeker.databaseId), label: labelOf(jobSeeker, jobSeeker.job?.name) });
