import { idOption, SelectFilter, TextFilter } from '../../../features/core/list/filters.tsx';
import type { List } from '../../../features/core/list/useList.ts';

/** What both lists of people have: free text after a pause of a second, and the city. */
export function WhoFilters({
  list,
  cities,
}: {
  list: List<'q' | 'city'>;
  cities: readonly { readonly databaseId: number; readonly name: string }[];
}) {
  return (
    <>
      <TextFilter list={list} name="q" label="Search" placeholder="Name or email" wait={1_000} />
      <SelectFilter list={list} name="city" label="City" placeholder="All cities" options={cities.map(idOption)} />
    </>
  );
}

/** Whether an admin has still to read what a person has written. */
export function MessageFilter({ list }: { list: List<'messages'> }) {
  return (
    <SelectFilter
      list={list}
      name="messages"
      label="Messages"
      placeholder="All"
      options={[{ value: 'unread', label: 'Unread' }]}
    />
  );
}
