import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageMailSchema } from '../../../server/domain/messageMail/messageMail.input.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { useSchemaForm } from '../../components/form/useSchemaForm.ts';
import { useAction } from '../../relay/useAction.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { preloadDialog } from '../../ui/dialog/Dialog.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { RadioList, type RadioOption } from '../../ui/form/RadioList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { ChatSettings_viewer$key, MessageMail } from './__generated__/ChatSettings_viewer.graphql.ts';
import type { ChatSettingsMutation } from './__generated__/ChatSettingsMutation.graphql.ts';

const options: RadioOption<MessageMail>[] = [
  { value: 'AT_ONCE', label: 'Immediately', hint: 'When a message has been unread for 10 minutes' },
  { value: 'DAILY', label: 'Once a day', hint: 'All unread messages in one email, at 8:00 UTC' },
  { value: 'NEVER', label: 'Never' },
];

/** How often the viewer gets mails about unread messages. Admins answer as a group and get none. */
export function ChatSettings({ viewer: key }: { viewer: ChatSettings_viewer$key }) {
  const { kind, user } = useFragment(
    graphql`
      fragment ChatSettings_viewer on Viewer {
        kind
        user {
          id
          email
          messageMail
        }
      }
    `,
    key,
  );
  const [opened, setOpened] = useState(false);
  if (kind === 'ADMIN' || !user?.messageMail) return null;
  return (
    <>
      <IconButton
        label="Chat settings"
        onClick={() => setOpened(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        <Icon of={IconSettings} size={22} />
      </IconButton>
      <SettingsDialog
        // A failed save is reverted.
        key={String(opened)}
        opened={opened}
        email={user.email ?? null}
        present={user.messageMail}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

function SettingsDialog({
  opened,
  email,
  present,
  onClose,
}: {
  opened: boolean;
  email: string | null;
  present: MessageMail;
  onClose: () => void;
}) {
  const [save] = useAction<ChatSettingsMutation>(graphql`
    mutation ChatSettingsMutation($input: SaveMessageMailInput!) {
      saveMessageMail(input: $input) {
        ... on SaveMessageMailPayload @alias(as: "success") {
          user {
            id
            messageMail
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: messageMailSchema,
    initialValues: { messageMail: present },
    submit: (input) => save({ input }),
    onSuccess() {
      showToast('Chat settings saved.');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="Chat settings"
      size="small"
      submitLabel="Save"
      // A choice is quickly repeated.
      keepsValues
    >
      <RadioList legend="Email me about unread messages" options={options} {...form.field('messageMail')} />
      <Text look="small">
        {email === null
          ? 'You have not given us an email address, so we cannot email you.'
          : `We send emails to ${email}.`}
      </Text>
    </FormDialog>
  );
}
