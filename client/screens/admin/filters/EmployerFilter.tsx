import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmployerFilter_employer$key } from '../../../__generated__/EmployerFilter_employer.graphql.ts';
import type { EmployerFilterQuery } from '../../../__generated__/EmployerFilterQuery.graphql.ts';
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
