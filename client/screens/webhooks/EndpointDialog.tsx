import { graphql } from 'react-relay';
import {
  endpointSchema,
  eventsFor,
  type WebhookEventType,
  webhookEvents,
} from '../../../server/domain/lifecycle/webhook/endpoint.input.ts';
import type { EndpointDialogAddMutation } from '../../__generated__/EndpointDialogAddMutation.graphql.ts';
import type { EndpointDialogChangeMutation } from '../../__generated__/EndpointDialogChangeMutation.graphql.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import { useProvenAction } from '../../features/accounts/session/useProvenAction.tsx';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { type SubmitResult, useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';

export type EditedEndpoint = { id: string; url: string; events: readonly string[] };

const listeners = new Map([
  ['EMPLOYER', 'employer'],
  ['JOB_SEEKER', 'jobSeeker'],
  ['ADMIN', 'admin'],
]);

/** Adds an endpoint, whose secret is then shown, or changes an existing one. */
export function EndpointDialog({
  endpoint,
  kind,
  onSecret,
  ...dialog
}: DialogState & {
  /** Null adds one. */
  endpoint: EditedEndpoint | null;
  /** Of the viewer. */
  kind: string;
  onSecret: (secret: string) => void;
}) {
  const refetchPage = useRefetchPage();
  const [add, , addProof] = useProvenAction<EndpointDialogAddMutation>(graphql`
    mutation EndpointDialogAddMutation($input: AddWebhookEndpointInput!) {
      addWebhookEndpoint(input: $input) {
        ... on AddWebhookEndpointPayload @alias(as: "success") {
          secret
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [change, , changeProof] = useProvenAction<EndpointDialogChangeMutation>(graphql`
    mutation EndpointDialogChangeMutation($input: ChangeWebhookEndpointInput!) {
      changeWebhookEndpoint(input: $input) {
        ... on ChangeWebhookEndpointPayload @alias(as: "success") {
          webhookEndpoint {
            id
            ...Endpoint_endpoint
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: endpointSchema,
    initialValues: { url: endpoint?.url ?? '', events: endpoint?.events ?? [] },
    submit: async (input): Promise<SubmitResult<{ secret: string | null }>> => {
      if (!endpoint) return add({ input });
      const changed = await change({ input: { webhookEndpoint: endpoint.id, ...input } });
      return changed.ok ? { ok: true, success: { secret: null } } : changed;
    },
    onSuccess({ secret }) {
      dialog.onClose();
      if (secret === null) return showToast('Endpoint changed.');
      onSecret(secret);
      void refetchPage();
    },
  });
  const { events } = form.values;
  const { onChange, error, id } = form.field('events');
  const choose = (type: WebhookEventType, isChosen: boolean) =>
    onChange(isChosen ? [...events, type] : events.filter((one) => one !== type));
  return (
    <>
      <FormDialog {...dialog} form={form} title={endpoint ? 'Change an endpoint' : 'Add an endpoint'}>
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://"
          dir="ltr"
          autoComplete="off"
          data-autofocus
          {...form.field('url')}
        />
        <fieldset aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
          <legend>Events</legend>
          <Stack gap="small">
            {eventsFor(listeners.get(kind) ?? '').map((type) => (
              <Checkbox
                key={type}
                label={webhookEvents[type].label}
                hint={type}
                checked={events.includes(type)}
                onChange={(event) => choose(type, event.target.checked)}
              />
            ))}
          </Stack>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </fieldset>
      </FormDialog>
      {addProof}
      {changeProof}
    </>
  );
}
