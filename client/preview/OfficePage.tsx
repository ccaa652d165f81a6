import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconBuilding } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { __iconNode as IconMessage } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { __iconNode as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Badge } from '../ui/display/Badge.tsx';
import { Person } from '../ui/display/Person.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { BackOffice, OfficeHead } from '../ui/layout/BackOffice.tsx';
import { PageSizeSelect } from '../ui/paging/PageSizeSelect.tsx';
import { Pagination } from '../ui/paging/Pagination.tsx';
import type { TableSort } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { FilterBar, ListFoot } from '../ui/table/FilterBar.tsx';
import { SelectionBar } from '../ui/table/SelectionBar.tsx';
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx';
import { useSelection } from '../ui/table/useSelection.ts';
import { people } from './people.ts';

const SearchSelect = lazy(async () => ({ default: (await import('../ui/form/SearchSelect.tsx')).SearchSelect }));

const all = (label: string) => [{ value: '', label }];
const rows = [...people, ...people].map((person, index) => ({ ...person, id: String(index + 1) }));

export function OfficePage() {
  const selection = useSelection(rows.map(({ id }) => id));
  const [sort, setSort] = useState<TableSort['sorted']>({ key: 'name', direction: 'ascending' });
  const [size, setSize] = useState(10);
  const [employer, setEmployer] = useState<string | null>(null);
  return (
    <BackOffice
      homeHref="?page=office"
      siteHref="?page=home"
      chats={{ href: '?page=chat', label: 'Chats', count: { shown: '3', label: ', 3 unread' } }}
      groups={[
        {
          label: 'People',
          links: [
            { href: '?page=office', label: 'Job seekers', icon: IconUsers, current: true },
            { href: '?page=office&e', label: 'Employers', icon: IconBuilding },
            { href: '?page=office&o', label: 'Job offers', icon: IconBriefcase },
            {
              href: '?page=office&c',
              label: 'Contact requests',
              icon: IconMessage,
              count: { shown: '12', label: ', 12 without an answer' },
            },
          ],
        },
        {
          label: 'Records',
          icon: IconBriefcase,
          links: [{ href: '?page=office&c', label: 'Cities', icon: IconBuilding }],
        },
      ]}
    >
      <OfficeHead
        title="Job seekers"
        action={
          <ButtonLink href="?page=forms" size="small">
            Create a city
          </ButtonLink>
        }
      />
      <FilterBar label="Filter job seekers" summary="134 job seekers" activeCount={1}>
        <TextField label="Search" type="search" placeholder="Name, e-mail, words" />
        <SelectField label="City" options={all('All cities')} />
        <SelectField label="Job" options={all('All Jobs')} />
        <Suspense>
          <SearchSelect
            label="Employer"
            placeholder="All employers"
            value={employer}
            onChange={setEmployer}
            options={people.map((person) => ({ value: person.id, label: person.name }))}
          />
        </Suspense>
        <SelectField label="Sort" options={all('Newest')} />
      </FilterBar>
      <DataTable
        caption="Job seekers"
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        {...selection.table}
        sort={{
          sorted: sort,
          onSort: (key) => setSort({ key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }),
        }}
        columns={[
          { id: 'id', header: 'Id', cell: (row) => row.id },
          {
            id: 'name',
            header: 'Name',
            names: true,
            sort: 'name',
            cell: (row) => <Person name={row.name} photoUri={row.photoUri} />,
          },
          { id: 'country', header: 'Country of origin', phone: 'line', cell: (row) => row.country },
          { id: 'job', header: 'Job', phone: 'line', cell: () => 'Waiter' },
          {
            id: 'active',
            header: 'Active',
            phone: 'aside',
            cell: (row) =>
              Number(row.id) % 3 ? <Badge tone="green">Activated</Badge> : <Badge tone="warm">Not activated</Badge>,
          },
          { id: 'rate', header: 'Min rate', align: 'end', cell: (row) => `SGD ${11 + Number(row.id)}` },
          { id: 'created', header: 'Created', cell: () => '21-11-2026 9:41 AM' },
        ]}
        actions={() => [{ id: 'edit', label: 'Edit', href: '?page=forms' }]}
        menu={() => [
          { id: 'pause', label: 'Pause', onPress: () => undefined },
          { id: 'mail', label: 'Send e-mail', onPress: () => undefined },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => undefined },
        ]}
      />
      <SelectionBar {...selection.bar}>
        <Button size="small" look="secondary">
          Pause
        </Button>
      </SelectionBar>
      <ListFoot range="31–40 of 134" size={<PageSizeSelect value={size} onChange={setSize} />}>
        <Pagination current={4} last={14} hrefFor={(page) => `?page=office&p=${page}`} />
      </ListFoot>
      <TableSkeleton rows={2} />
    </BackOffice>
  );
}
