import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { labelOf, PersonPicker } from '../../../components/introduction/PersonPicker.tsx';
import type { List } from '../../../components/list/useList.ts';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import type { PersonFilters_query$key } from './__generated__/PersonFilters_query.graphql.ts';
import type { PersonFiltersCandidatesQuery } from './__generated__/PersonFiltersCandidatesQuery.graphql.ts';
import type { PersonFiltersEmployersQuery } from './__generated__/PersonFiltersEmployersQuery.graphql.ts';

/** The employer and the candidate of contact requests, found by name (spec 001 §2). */
export function PersonFilters({
  list,
  query,
}: {
  list: List<'employer' | 'candidate'>;
  query: PersonFilters_query$key;
}) {
  const { employer, jobSeeker } = useFragment(
    graphql`
      fragment PersonFilters_query on Query
      @argumentDefinitions(
        employerId: { type: "Int!" }
        hasEmployer: { type: "Boolean!" }
        candidateId: { type: "Int!" }
        hasCandidate: { type: "Boolean!" }
      ) {
        employer(databaseId: $employerId) @include(if: $hasEmployer) {
          databaseId
          name
          company
        }
        jobSeeker(databaseId: $candidateId) @include(if: $hasCandidate) {
          databaseId
          name
          job {
            name
          }
        }
      }
    `,
    query,
  );
  const employerPicker = useChosen(list, 'employer', employer && employerOption(employer));
  const candidatePicker = useChosen(list, 'candidate', jobSeeker && candidateOption(jobSeeker));
  return (
    <>
      <PersonPicker<PersonFiltersCandidatesQuery>
        {...candidatePicker}
        label="Job seeker"
        placeholder="All job seekers"
        onFirstFocus
        query={graphql`
          query PersonFiltersCandidatesQuery($q: String) {
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
        read={({ adminJobSeekers }) => adminJobSeekers.edges.map(({ node }) => candidateOption(node))}
      />
      <PersonPicker<PersonFiltersEmployersQuery>
        {...employerPicker}
        label="Employer"
        placeholder="All employers"
        onFirstFocus
        query={graphql`
          query PersonFiltersEmployersQuery($q: String) {
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
        read={({ employers }) => employers.edges.map(({ node }) => employerOption(node))}
      />
    </>
  );
}

/** The person that the address names by id. The name comes from the choice, or from the answer after a reload. */
function useChosen<Name extends string>(list: List<Name>, name: Name, named: SelectOption | null | undefined) {
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

type Named = { readonly databaseId: number; readonly name: string };

const employerOption = (employer: Named & { readonly company: string | null | undefined }): SelectOption => ({
  value: String(employer.databaseId),
  label: labelOf(employer, employer.company),
});

const candidateOption = (candidate: Named & { readonly job: { readonly name: string } | null | undefined }) => ({
  value: String(candidate.databaseId),
  label: labelOf(candidate, candidate.job?.name),
});
