import { graphql, useFragment } from 'react-relay';
import type { EmployerFilter_employer$key } from '../../../__generated__/EmployerFilter_employer.graphql.ts';
import type { EmployerFilterQuery } from '../../../__generated__/EmployerFilterQuery.graphql.ts';
import type { List } from '../../../features/core/list/useList.ts';
import { labelOf, PersonPicker } from '../../../features/hiring/introduction/PersonPicker.tsx';
import { useChosenPerson } from './useChosenPerson.ts';

/** The filter `employer` of a list: found by name, and in the address by integer id. */
export function EmployerFilter({
  list,
  employer: key,
}: {
  list: List<'employer'>;
  /** Who is filtered by, if the query knows. */
  employer: EmployerFilter_employer$key | null | undefined;
}) {
  const employer = useFragment(
    graphql`
      fragment EmployerFilter_employer on Employer {
        databaseId
        name
        company
      }
    `,
    key,
  );
  const chosen = useChosenPerson(list, 'employer', employer && optionOf(employer));
  return (
    <PersonPicker<EmployerFilterQuery>
      {...chosen}
      label="Employer"
      placeholder="All employers"
      onFirstFocus
      query={graphql`
        query EmployerFilterQuery($q: String) {
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
