import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, graphql, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { PersonPickerEmployersQuery } from '../../../__generated__/PersonPickerEmployersQuery.graphql.ts';
import type { PersonPickerJobSeekersQuery } from '../../../__generated__/PersonPickerJobSeekersQuery.graphql.ts';
import { SearchSelect } from '../../../ui/form/SearchSelect.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { useDebounced } from '../../core/useDebounced.ts';

interface PickerProps {
  label: string;
  id?: string;
  value: SelectOption | null;
  onChange: (person: SelectOption | null) => void;
  error?: ReactNode;
  /** Takes the focus when its dialog opens. */
  begins?: boolean;
}

/** Finds an employer, registered or a guest, by name, email or company. The option's value is the global id. */
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

/** Finds an activated job seeker by name or profile text. */
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

/** The id distinguishes people of the same name. */
export const labelOf = (
  { name, databaseId }: { name: string; databaseId: number },
  ...what: (string | null | undefined | false)[]
) => [name, ...what, `#${databaseId}`].filter(Boolean).join(' · ');

/** Searches for people as you type; `query` takes the text as `$q`. */
export function PersonPicker<Query extends OperationType & { readonly variables: { q?: string | null | undefined } }>({
  id,
  label,
  value: chosen,
  onChange,
  error,
  begins,
  placeholder = 'Type a name',
  onFirstFocus = false,
  query,
  read,
}: PickerProps & {
  placeholder?: string;
  /** Whether the search waits until the field has had the focus. For a filter that is rarely used. */
  onFirstFocus?: boolean;
  query: GraphQLTaggedNode;
  read: (response: Query['response']) => SelectOption[];
}) {
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [shown, setShown] = useState(chosen);
  // The form may set another person, such as the one of a restored draft.
  if (chosen?.value !== shown?.value) {
    setShown(chosen);
    if (chosen) setTyped(chosen.label);
  }
  const [enabled, setEnabled] = useState(!onFirstFocus);
  const { options, searching, failed } = usePeopleSearch<Query>(query, read, { typed, chosen, enabled });
  return (
    <SearchSelect
      id={id}
      label={label}
      error={error}
      begins={begins}
      placeholder={placeholder}
      onFocus={() => setEnabled(true)}
      value={chosen?.value ?? null}
      options={options}
      onChange={(value) => onChange(options.find((option) => option.value === value) ?? null)}
      search={typed}
      onSearch={setTyped}
      searching={searching}
      nothingFound={failed ? 'Search is unavailable. Please try again.' : 'No matches'}
    />
  );
}

type PeopleQuery = OperationType & { readonly variables: { q?: string | null | undefined } };

/**
 * Searches people for a picker, debounced. Without a search text it offers the newest. The chosen person is
 * always among the options. Nothing is searched before `enabled`.
 */
function usePeopleSearch<Query extends PeopleQuery>(
  query: GraphQLTaggedNode,
  read: (response: Query['response']) => SelectOption[],
  { typed, chosen, enabled = true }: { typed: string; chosen: SelectOption | null; enabled?: boolean },
): { options: SelectOption[]; searching: boolean; failed: boolean } {
  const environment = useRelayEnvironment();
  // Mantine writes the chosen name into the field, which is no search.
  const wanted = chosen?.label === typed ? '' : typed.trim();
  const q = useDebounced(wanted);
  const [found, setFound] = useState<{ q: string; options: SelectOption[]; failed: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes only with `query`
  useEffect(() => {
    if (!enabled) return;
    const asked = fetchQuery<Query>(environment, query, { q: q || null }, { fetchPolicy: 'network-only' }).subscribe({
      next: (response) => setFound({ q, options: read(response), failed: false }),
      error: () => setFound({ q, options: [], failed: true }),
    });
    return () => asked.unsubscribe();
  }, [environment, query, q, enabled]);
  const options = found?.options ?? [];
  const isMissing = chosen !== null && !options.some(({ value }) => value === chosen.value);
  return {
    options: isMissing ? [chosen, ...options] : options,
    searching: found?.q !== wanted,
    failed: found?.failed ?? false,
  };
}
