import { graphql, useFragment } from 'react-relay';
import { apiKeySchema } from '../../../../server/domain/accounts/session/apiKey/apiKey.input.ts';
import { type KeyGroup, keyGroupNames, keyGroups } from '../../../../server/domain/core/viewer/keyGroups.input.ts';
import type { AddKeyDialogMutation } from '../../../__generated__/AddKeyDialogMutation.graphql.ts';
import type { KeysCard_keys$key } from '../../../__generated__/KeysCard_keys.graphql.ts';
import type { KeysCardRevokeMutation } from '../../../__generated__/KeysCardRevokeMutation.graphql.ts';
import type { KeysCardRotateMutation } from '../../../__generated__/KeysCardRotateMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { DayText } from '../../core/time/DateText.tsx';
import { SecretDialog } from '../secret/SecretDialog.tsx';
import { useProvenAction } from '../session/useProvenAction.tsx';
import { groupLabels, groupNames } from './groupLabels.ts';
import styles from './KeysCard.module.css';

/** Valid keys of an account or of an integration: what each may do, and a new one, which is shown once. */
export function KeysCard({
  title,
  keys: key,
  integration,
  forOffice,
  hasEnded = false,
}: {
  title: string;
  keys: KeysCard_keys$key;
  /** Whose keys these are; the viewer's own without it. */
  integration?: string;
  /** Whether keys may be for the back office. */
  forOffice: boolean;
  /** There are no new keys. */
  hasEnded?: boolean;
}) {
  const keys = useFragment(
    graphql`
      fragment KeysCard_keys on ApiKey @relay(plural: true) {
        id
        name
        start
        groups
        canWrite
        origins
        expiresAt
        lastUsedAt
      }
    `,
    key,
  );
  const [rotate, , rotateProof] = useProvenAction<KeysCardRotateMutation>(graphql`
    mutation KeysCardRotateMutation($input: RotateApiKeyInput!) {
      rotateApiKey(input: $input) {
        ... on RotateApiKeyPayload @alias(as: "success") {
          key
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [revoke] = useAction<KeysCardRevokeMutation>(graphql`
    mutation KeysCardRevokeMutation($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) {
        ... on RevokeApiKeyPayload @alias(as: "success") {
          revokedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const addDialog = useDialog<null>();
  const newDialog = useDialog<string>();

  function show(made: string) {
    newDialog.open(made);
    void refetchPage();
  }

  async function replace(id: string, name: string) {
    let made = '';
    const replaced = await confirm({
      title: `Replace '${name}'?`,
      text: <p>You get a new key with the same rights. The former stays valid for a day.</p>,
      confirmLabel: 'Replace key',
      action: async () => {
        const result = await rotate({ input: { id } });
        if (result.ok) made = result.success.key;
        return result;
      },
    });
    if (replaced) show(made);
  }

  async function end(id: string, name: string) {
    const ended = await confirm({
      title: `Revoke '${name}'?`,
      text: <p>Programs that use it are refused from now on.</p>,
      confirmLabel: 'Revoke key',
      destructive: true,
      action: () => revoke({ input: { id } }),
    });
    if (!ended) return;
    showToast('Key revoked.');
    void refetchPage();
  }

  return (
    <CardSection
      title={title}
      action={
        !hasEnded && (
          <Button size="small" {...addDialog.opens(null)}>
            New key
          </Button>
        )
      }
    >
      {keys.length === 0 && <EmptyState title={hasEnded ? 'No keys' : 'No keys yet'} />}
      <ul>
        {keys.map(({ id, name, start, groups, canWrite, origins, expiresAt, lastUsedAt }) => (
          <li key={id} className={styles.key}>
            <div className={styles.facts}>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <Text look="small">
                <code>{start}…</code> · {canWrite ? 'Read and change' : 'Read'}: {groupNames(groups)}
                <br />
                {origins.length > 0 && (
                  <>
                    On {origins.join(', ')}
                    <br />
                  </>
                )}
                Until <DayText at={expiresAt} /> · {lastUsedAt ? <LastUse at={lastUsedAt} /> : 'Not used yet'}
              </Text>
            </div>
            <Row>
              <Button look="secondary" size="small" aria-label={`Replace ${name}`} onClick={() => replace(id, name)}>
                Replace
              </Button>
              <Button look="quietDanger" size="small" aria-label={`Revoke ${name}`} onClick={() => end(id, name)}>
                Revoke
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {addDialog.render((_, state) => (
        <AddKeyDialog {...state} integration={integration} forOffice={forOffice} onMade={show} />
      ))}
      {rotateProof}
      {newDialog.render((made, state) => (
        <SecretDialog
          {...state}
          title="Your new key"
          use="Your program sends it with each request."
          secret={made}
          copyLabel="Copy the key"
        />
      ))}
    </CardSection>
  );
}

function LastUse({ at }: { at: string }) {
  return (
    <>
      Last used <DayText at={at} />
    </>
  );
}

const lives = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];

/** What a new key is called, and what it may do. */
function AddKeyDialog({
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
  const [addApiKey, , proof] = useProvenAction<AddKeyDialogMutation>(graphql`
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
    <>
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
      {proof}
    </>
  );
}
