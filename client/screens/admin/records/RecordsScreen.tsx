import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { capitalized } from '../../../../server/domain/core/text/labels.ts';
import type { ActionMutation } from '../../../app/relay/action.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useDelete } from '../../../features/core/confirmDelete.tsx';
import { plainList } from '../../../features/core/list/defineList.ts';
import { ListTable, type ListTableProps } from '../../../features/core/list/ListTable.tsx';
import { NumberedList, type NumberedListProps } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import type { SortableItem } from '../../../ui/form/SortableList.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import type { RecordKind } from './recordKinds.ts';

interface Deletion extends ActionMutation {
  variables: { input: { id: string } };
}

interface Ordering extends ActionMutation {
  variables: { input: { ids: readonly string[] } };
}

interface RecordsScreenProps<Item> extends Pick<ListTableProps<Item>, 'columns' | 'empty'> {
  kind: RecordKind;
  lead?: string;
  /** A page of the records, or all of them. */
  records: NumberedListProps<Item>['connection'] | readonly Item[];
  /** Tells a record from others. */
  label: (record: Item) => string;
  /** The mutation that deletes a record, by its id. */
  deletion: GraphQLTaggedNode;
  /** What the question before the deletion calls the record, if not by its label. */
  deletedName?: (record: Item) => string | number;
  /** Changes the order of all records. */
  order?: ReactNode;
}

/** The list of a small noun: adds, changes and deletes its records. */
export function RecordsScreen<Item extends { readonly id: string; readonly databaseId: number }>({
  kind,
  lead,
  records,
  label,
  deletion,
  deletedName = label,
  order,
  ...table
}: RecordsScreenProps<Item>) {
  const list = useList(plainList);
  const [remove] = useAction<Deletion>(deletion);
  const askToDelete = useDelete({ noun: capitalized(kind.noun), remove: (id) => remove({ input: { id } }) });
  const rows: Pick<ListTableProps<Item>, 'plural' | 'rowId' | 'rowLabel' | 'actions'> = {
    plural: kind.plural,
    rowId: ({ id }) => id,
    rowLabel: label,
    actions: (record) => [
      { id: 'edit', label: 'Edit', href: kind.edit.to({ id: record.databaseId }) },
      {
        id: 'delete',
        label: 'Delete',
        danger: true,
        onPress: () => void askToDelete(record.id, deletedName(record)),
      },
    ],
  };
  const add = <ButtonLink href={kind.create.to()}>Add a {kind.noun}</ButtonLink>;
  const action = order ? (
    <Row>
      {order}
      {add}
    </Row>
  ) : (
    add
  );
  return (
    <OfficeScreen title={kind.title} action={action} {...(lead && { lead })}>
      {'edges' in records ? (
        <NumberedList list={list} singular={kind.noun} connection={records} {...rows} {...table} />
      ) : (
        <ListTable rows={records} {...rows} {...table} />
      )}
    </OfficeScreen>
  );
}

const OrderDialog = lateDialog(() => import('./OrderDialog.tsx'));

/** The button that puts all records of a kind in order. */
export function RecordOrder({
  title,
  records,
  ordering,
}: {
  /** Of the dialog: 'Order of the statuses'. */
  title: string;
  /** All of them. */
  records: readonly SortableItem[];
  /** The mutation that stores the order of their ids. */
  ordering: GraphQLTaggedNode;
}) {
  const dialog = useDialog<readonly SortableItem[]>(OrderDialog);
  const [save] = useAction<Ordering>(ordering);
  if (records.length < 2) return null;
  return (
    <>
      <Button look="secondary" {...dialog.opens(records)}>
        Change order
      </Button>
      {dialog.render((items, state) => (
        <OrderDialog {...state} title={title} items={items} save={(ids) => save({ input: { ids } })} />
      ))}
    </>
  );
}

/** `export const { Skeleton, Failed } = recordsFaces(recordKinds.job)` */
export const recordsFaces = ({ title }: RecordKind) => officeFaces(title, <TableSkeleton rows={8} />);
