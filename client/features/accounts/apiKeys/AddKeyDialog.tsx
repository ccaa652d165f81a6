import { graphql } from 'react-relay';
import { apiKeySchema } from '../../../../server/domain/accounts/session/apiKey/apiKey.input.ts';
import { type KeyGroup, keyGroupNames, keyGroups } from '../../../../server/domain/core/viewer/keyGroups.input.ts';
import type { AddKeyDialogMutation } from '../../../__generated__/AddKeyDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { groupLabels } from './groupLabels.ts';

const lives = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];

/** What a new key is called, and what it may do. */
export function AddKeyDialog({
  integration,
  forOffice,
  onMade,
  ...dialog
}: DialogState & {
  /** Whose key it is; the viewer's own without it. */
  integration?: string;
  /** Whether it may be for the back office. */
  forOffice: boolean;
  onMade: (key: string) => void;
}) {
  const [addApiKey] = useAction<AddKeyDialogMutation>(graphql`
    mutation AddKeyDialogMutation($input: AddApiKeyInput!) {
      addApiKey(input: $input) {
        ... on AddApiKeyPayload @alias(as: "success") {
          key
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: apiKeySchema,
    initialValues: { name: '', groups: [] as KeyGroup[], canWrite: false, origins: '', days: '90' },
    toInput: ({ days, origins, ...values }) => ({
      ...values,
      origins: origins.split(/[\s,]+/).filter(Boolean),
      days: Number(days),
    }),
    submit: (input) => addApiKey({ input: { ...input, integration } }),
    onSuccess({ key }) {
      dialog.onClose();
      onMade(key);
    },
  });
  const groups = form.field('groups');
  return (
    <FormDialog {...dialog} form={form} title="New key" submitLabel="Create key">
      <TextField label="Name" hint="What it is for, such as 'Rota program'." {...form.field('name')} />
      <fieldset
        aria-describedby={groups.error ? `${groups.id}-error` : undefined}
        data-invalid={groups.error ? true : undefined}
      >
        <legend>What it may be used for</legend>
        <Stack gap="small">
          {keyGroupNames
            .filter((name) => name !== 'OFFICE' || forOffice)
            .map((name) => (
              <Checkbox
                key={name}
                label={groupLabels.get(name)}
                hint={keyGroups[name]}
                checked={groups.value.includes(name)}
                onChange={({ target: { checked } }) =>
                  groups.onChange(checked ? [...groups.value, name] : groups.value.filter((other) => other !== name))
                }
              />
            ))}
        </Stack>
        {groups.error && <FieldError id={`${groups.id}-error`}>{groups.error}</FieldError>}
      </fieldset>
      <Checkbox label="May change something" hint="Without it, the key only reads." {...form.checkbox('canWrite')} />
      <TextField
        label="Websites"
        optional
        hint="Only if a page uses it in the browser: origins such as https://www.example.com, with spaces between."
        {...form.field('origins')}
      />
      <SelectField label="Valid for" options={lives} {...form.field('days')} />
    </FormDialog>
  );
}
