import { useState } from 'react';
import { type GraphQLTaggedNode, graphql } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { SearchSelect } from '../../ui/form/SearchSelect.tsx';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import type { PersonPickerEmployersQuery } from './__generated__/PersonPickerEmployersQuery.graphql.ts';
import type { PersonPickerJobSeekersQuery } from './__generated__/PersonPickerJobSeekersQuery.graphql.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

interface PickerProps {
  label: string;
  chosen: SelectOption | null;
  onChoose: (person: SelectOption | null) => void;
  error?: string | undefined;
  /** Whether a dialog begins here. */
  begins?: boolean;
}

/** An employer, registered or a guest, found by name, e-mail or company. Its option's value is the global id. */
export function EmployerPicker(props: PickerProps) {
  return (
    <PersonPicker<PersonPickerEmployersQuery>
      {...props}
      query={graphql`
        query PersonPickerEmployersQuery($q: String) {
          employers(filter: { q: $q }, first: 20) {
            edges {
              node {
                id
                databaseId
                name
                email
                company
                isPremium
              }
            }
          }
        }
      `}
      read={({ employers }) =>
        employers.edges.map(({ node }) => ({
          value: node.id,
          label: labelOf(node, node.company ?? node.email, node.isPremium && 'Premium'),
        }))
      }
    />
  );
}

/** An activated job seeker, found by name or by what the profile says. */
export function JobSeekerPicker(props: PickerProps) {
  return (
    <PersonPicker<PersonPickerJobSeekersQuery>
      {...props}
      query={graphql`
        query PersonPickerJobSeekersQuery($q: String) {
          adminJobSeekers(filter: { q: $q, active: true }, first: 20) {
            edges {
              node {
                id
                databaseId
                name
                job {
                  name
                }
                city {
                  name
                }
              }
            }
          }
        }
      `}
      read={({ adminJobSeekers }) =>
        adminJobSeekers.edges.map(({ node }) => ({
          value: node.id,
          label: labelOf(node, [node.job?.name, node.city?.name].filter(Boolean).join(' in ')),
        }))
      }
    />
  );
}

/** Two of one name are told apart by their ids. */
const labelOf = (
  { name, databaseId }: { name: string; databaseId: number },
  ...what: (string | null | undefined | false)[]
) => [name, ...what, `#${databaseId}`].filter(Boolean).join(' · ');

function PersonPicker<Query extends OperationType & { readonly variables: { q?: string | null | undefined } }>({
  label,
  chosen,
  onChoose,
  error,
  begins,
  query,
  read,
}: PickerProps & { query: GraphQLTaggedNode; read: (response: Query['response']) => SelectOption[] }) {
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const { options, searching, failed } = usePeopleSearch<Query>(query, read, { typed, chosen });
  return (
    <SearchSelect
      label={label}
      error={error}
      begins={begins}
      placeholder="Type a name"
      value={chosen?.value ?? null}
      options={options}
      onChange={(value) => onChoose(options.find((option) => option.value === value) ?? null)}
      search={typed}
      onSearch={setTyped}
      searching={searching}
      nothingFound={failed ? 'The search could not be reached. Please try again.' : 'Nobody found'}
    />
  );
}
