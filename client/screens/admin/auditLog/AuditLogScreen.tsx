import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { dateTimeText } from '../../../../server/domain/core/text/format/time.ts';
import { capitalized } from '../../../../server/domain/core/text/labels.ts';
import type { AuditChanges_entry$key } from '../../../__generated__/AuditChanges_entry.graphql.ts';
import type { AuditLogScreenQuery } from '../../../__generated__/AuditLogScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { DateFilter, SelectFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateTimeText } from '../../../features/core/time/DateText.tsx';
import { useTimeZone } from '../../../features/core/time/useTimeZone.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import auditChangesClasses from './AuditChanges.module.css';
import styles from './AuditLogScreen.module.css';
import { auditLogList } from './auditLogList.ts';
import { actionLabels, fieldLabel, recordNouns } from './auditWords.ts';
import { AuditEntryLine } from './RecordHistory.tsx';

/** The fields of an entry, each with its value before and after. */
function AuditChanges({ entry: key }: { entry: AuditChanges_entry$key }) {
  const { changes, source } = useFragment(
    graphql`
      fragment AuditChanges_entry on AuditEntry {
        source
        changes {
          field
          before
          after
          isPersonal
        }
      }
    `,
    key,
  );
  const timeZone = useTimeZone();
  const valueText = (value: string | null | undefined) =>
    value && isTime.test(value) ? dateTimeText(value, timeZone) : value || '–';
  const way = source === 'REST' ? 'Through the REST interface.' : 'Through the pages or GraphQL.';
  if (changes.length === 0) return <Text look="soft">{way}</Text>;
  return (
    <Stack>
      <dl className={auditChangesClasses.changes}>
        {changes.map(({ field, before, after, isPersonal }) => (
          <div key={field}>
            <dt>{capitalized(fieldLabel(field))}</dt>
            {isPersonal ? (
              <dd className={auditChangesClasses.notKept}>Changed. Personal data is not kept.</dd>
            ) : (
              <>
                <dd dir="auto">
                  <span className={auditChangesClasses.label}>Before</span> {valueText(before)}
                </dd>
                <dd dir="auto">
                  <span className={auditChangesClasses.label}>After</span> {valueText(after)}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
      <Text look="soft">{way}</Text>
    </Stack>
  );
}

const isTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export const { Skeleton, Failed } = officeFaces('Audit log', <ListSkeleton filters={5} />);

/** /admin/audit-log: what admins did to records. */
export default function AuditLogScreen({ queryRef }: ScreenProps<AuditLogScreenQuery>) {
  const query = usePreloadedQuery<AuditLogScreenQuery>(
    graphql`
      query AuditLogScreenQuery($filter: AuditFilter, $first: Int!, $page: Int!) @preloadable {
        ...SavedFilters_query @arguments(list: AUDIT_LOG)
        auditAdmins {
          databaseId
          name
        }
        auditEntries(filter: $filter, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              createdAt
              ...RecordHistory_entry
              ...AuditChanges_entry
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { auditAdmins, auditEntries } = query;
  const list = useList(auditLogList);
  return (
    <OfficeScreen title="Audit log" lead="Changes that admins made. Entries are never changed or deleted.">
      <SavedFilters query={query} name="AUDIT_LOG" list={list} />
      <NumberedList
        list={list}
        singular="entry"
        plural="entries"
        connection={auditEntries}
        filters={
          <>
            <SelectFilter
              list={list}
              name="admin"
              label="Admin"
              placeholder="All admins"
              options={auditAdmins.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
            />
            <SelectFilter
              list={list}
              name="kind"
              label="Record"
              placeholder="All records"
              options={optionsOf(recordNouns)}
            />
            <SelectFilter
              list={list}
              name="action"
              label="Action"
              placeholder="All actions"
              options={optionsOf(actionLabels)}
            />
            <DateFilter list={list} name="from" label="From (UTC)" />
            <DateFilter list={list} name="to" label="To (UTC)" />
          </>
        }
        rowId={({ id }) => id}
        rowLabel={({ databaseId }) => `entry ${databaseId}`}
        columns={[
          {
            id: 'what',
            header: 'Action',
            names: true,
            cell: (entry) => (
              <span className={styles.sentence}>
                <AuditEntryLine entry={entry} />
              </span>
            ),
          },
          {
            id: 'when',
            header: 'When',
            phone: 'line',
            cell: ({ createdAt }) => (
              <>
                <DateTimeText at={createdAt} />
              </>
            ),
          },
        ]}
        details={(entry) => <AuditChanges entry={entry} />}
        empty={<EmptyState title="No entries yet">Changes that admins make appear here.</EmptyState>}
      />
    </OfficeScreen>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels)
    .map(([name, label]) => ({ value: name.toLowerCase(), label: capitalized(label) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
