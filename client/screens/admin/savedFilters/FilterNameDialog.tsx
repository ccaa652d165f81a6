import { graphql } from 'react-relay';
import { filterNameLength, filterNameSchema } from '../../../../server/domain/office/lists/savedFilter.input.ts';
import type { FilterNameDialogMutation, OfficeList } from '../../../__generated__/FilterNameDialogMutation.graphql.ts';
import type { FilterNameDialogRenameMutation } from '../../../__generated__/FilterNameDialogRenameMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

/** Saves filters by a name, or gives saved ones another name. */
export default function FilterNameDialog({
  saved,
  list,
  query,
  ...dialog
}: DialogState & {
  /** Null: the filters that are set are saved. */
  saved: { id: string; name: string } | null;
  list: OfficeList;
  /** The filters that are set. */
  query: string;
}) {
  const refetchPage = useRefetchPage();
  const [save] = useAction<FilterNameDialogMutation>(graphql`
    mutation FilterNameDialogMutation($input: SaveFilterInput!) {
      saveFilter(input: $input) {
        ... on SaveFilterPayload @alias(as: "success") {
          savedFilter {
            id
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [rename] = useAction<FilterNameDialogRenameMutation>(graphql`
    mutation FilterNameDialogRenameMutation($input: RenameFilterInput!) {
      renameFilter(input: $input) {
        ... on RenameFilterPayload @alias(as: "success") {
          savedFilter {
            id
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: filterNameSchema,
    initialValues: { name: saved?.name ?? '' },
    submit: ({ name }) => (saved ? rename({ input: { id: saved.id, name } }) : save({ input: { list, name, query } })),
    onSuccess({ savedFilter }) {
      dialog.onClose();
      showToast(`The filters “${savedFilter.name}” were saved.`);
      void refetchPage();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={saved ? 'Rename these filters' : 'Save these filters'} size="small">
      <TextField
        label="Name"
        hint="Only you see your saved filters."
        maxLength={filterNameLength}
        data-autofocus
        {...form.field('name')}
      />
    </FormDialog>
  );
}
