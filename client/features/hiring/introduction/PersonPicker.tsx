import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, graphql, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { PersonPickerEmployersQuery } from '../../../__generated__/PersonPickerEmployersQuery.graphql.ts';
import type { PersonPickerJobSeekersQuery } from '../../../__generated__/PersonPickerJobSeekersQuery.graphql.ts';
import { MantineLayer } from '../../../ui/base/MantineLayer.tsx';
import control from '../../../ui/form/control.module.css';
import { Field, type FieldProps } from '../../../ui/form/Field.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { useDebounced } from '../../core/useDebounced.ts';
import styles from './PersonPicker.module.css';

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

/**
 * A select with a search field, for long lists. It loads Mantine's Select, so import it lazily or from back office screens.
 * With `onSearch` the caller searches, debounced; without it the given options are filtered.
 */
function SearchSelect({
  value,
  options,
  onChange,
  search,
  onSearch,
  searching = false,
  placeholder,
  clearable = true,
  nothingFound = 'Nothing found',
  begins = false,
  onFocus,
  id,
  className,
  ...field
}: FieldProps & {
  value: string | null;
  options: SelectOption[];
  onChange: (value: string | null) => void;
  search?: string;
  onSearch?: (text: string) => void;
  searching?: boolean;
  placeholder?: string;
  clearable?: boolean;
  nothingFound?: string;
  /** Takes the focus when its dialog opens. */
  begins?: boolean;
  onFocus?: () => void;
  id?: string;
  className?: string;
}) {
  // What is outside an open dialog is below it, and out of reach.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  return (
    <MantineLayer>
      <Field {...field} id={id} className={className}>
        {(wiring) => (
          <Select
            {...wiring}
            ref={(input) => setDialog(input?.closest('dialog') ?? null)}
            data-autofocus={begins || undefined}
            // The open list would cover the other fields.
            openOnFocus={!begins}
            data={options}
            attributes={{ input: { dir: 'auto' }, option: { dir: 'auto' } }}
            value={value}
            onChange={onChange}
            onFocus={onFocus}
            searchable
            clearable={clearable}
            searchValue={search}
            onSearchChange={onSearch}
            // The caller has already filtered them.
            filter={onSearch ? ({ options: found }) => found : undefined}
            placeholder={placeholder}
            nothingFoundMessage={searching ? 'Searching…' : nothingFound}
            clearButtonProps={{ 'aria-label': 'Clear' }}
            comboboxProps={{ transitionProps: { duration: 100 }, portalProps: dialog ? { target: dialog } : {} }}
            maxDropdownHeight={320}
            classNames={{
              input: `${control.control} ${control.withTrailing}`,
              dropdown: styles.dropdown,
              option: styles.option,
            }}
          />
        )}
      </Field>
    </MantineLayer>
  );
}
