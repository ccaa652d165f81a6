import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { EmployerPicker } from '../../../components/introduction/PersonPicker.tsx';
import { randomKey } from '../../../components/randomKey.ts';
import { paths } from '../../../paths.ts';
import { useAction } from '../../../relay/useAction.ts';
import { useReadAgain } from '../../../routing/useReadAgain.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { focusFirstError } from '../../../ui/form/focusFirstError.ts';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import type { GiveSubscriptionDialogMutation } from './__generated__/GiveSubscriptionDialogMutation.graphql.ts';

/** A subscription given by hand: to whom, until when, and why. */
export default function GiveSubscriptionDialog({
  opened,
  onClose,
  employer: given,
}: {
  opened: boolean;
  onClose: () => void;
  employer: SelectOption | null;
}) {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const clientKey = useRef(randomKey());
  const [employer, setEmployer] = useState(given);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [grant, granting] = useAction<GiveSubscriptionDialogMutation>(graphql`
    mutation GiveSubscriptionDialogMutation($input: GrantSubscriptionInput!) {
      grantSubscription(input: $input) {
        ... on GrantSubscriptionPayload @alias(as: "success") {
          subscription {
            id
            employer {
              databaseId
              name
              isPremium
            }
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
        ... on InvalidInput @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
      }
    }
  `);

  function refuse(found: Record<string, string>) {
    flushSync(() => setErrors(found));
    focusFirstError(form.current);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (granting) return;
    setProblem(null);
    const missing = {
      ...(!employer && { employer: 'Please choose an employer.' }),
      ...(!until && { until: 'Please choose the last day.' }),
      ...(!reason.trim() && { reason: 'Please say why.' }),
    };
    refuse(missing);
    if (!employer || Object.keys(missing).length > 0) return;
    const result = await grant({
      input: {
        employer: employer.value,
        // The last day belongs to it.
        until: `${until}T23:59:59.000Z`,
        reason,
        clientKey: clientKey.current,
      },
    });
    if (!result.ok) {
      // Changed and sent again it is another gift; after a lost answer it is the same one.
      if (result.type !== 'NetworkError') clientKey.current = randomKey();
      refuse(result.fields);
      const shown = ['until', 'reason'];
      if (!Object.keys(result.fields).some((field) => shown.includes(field))) {
        setProblem(result.type === 'NotFound' ? 'This employer is not there any more.' : result.message);
      }
      return;
    }
    const { name, databaseId: employerId } = result.success.subscription.employer;
    onClose();
    showToast(`${name} is premium now.`);
    await readAgain();
    void navigate(paths.adminEmployerSubscriptions.to({ employerId }));
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => !granting && onClose()}
      title="Give a subscription"
      keepsOnOutsidePress
      footer={
        <>
          <Button look="secondary" onClick={() => !granting && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={granting}>
            Give
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <p>It makes an employer premium without payment, and ends by itself after its last day.</p>
          {problem && <Notice tone="error">{problem}</Notice>}
          {given ? (
            <TextField label="Employer" value={given.label} readOnly />
          ) : (
            <EmployerPicker label="Employer" chosen={employer} onChoose={setEmployer} error={errors.employer} begins />
          )}
          <TextField
            type="date"
            label="Last day"
            data-autofocus={given ? true : undefined}
            value={until}
            error={errors.until}
            onChange={({ target }) => setUntil(target.value)}
          />
          <TextArea
            label="Reason"
            hint="For the back office; the employer does not see it."
            maxLength={500}
            value={reason}
            error={errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
