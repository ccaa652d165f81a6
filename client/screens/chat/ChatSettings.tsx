import { __iconNode as IconSettings } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageMailSchema } from '../../../server/domain/chat/messageMail/messageMail.input.ts';
import type { ChatSettings_user$key } from '../../__generated__/ChatSettings_user.graphql.ts';
import type { ChatSettings_viewer$key } from '../../__generated__/ChatSettings_viewer.graphql.ts';
import type { MessageMailFields_user$key } from '../../__generated__/MessageMailFields_user.graphql.ts';
import type { MessageMail, useMessageMailForm_user$key } from '../../__generated__/useMessageMailForm_user.graphql.ts';
import type { useMessageMailFormMutation } from '../../__generated__/useMessageMailFormMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { useMailTime } from '../../features/core/time/useTimeZone.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { RadioList, type RadioOption } from '../../ui/form/RadioList.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** How often the viewer gets mails about unread messages. Admins answer as a group and get none. */
export function ChatSettings({ viewer: key }: { viewer: ChatSettings_viewer$key }) {
  const { kind, user } = useFragment(
    graphql`
      fragment ChatSettings_viewer on Viewer {
        kind
        user {
          ...ChatSettings_user
        }
      }
    `,
    key,
  );
  const [opened, setOpened] = useState(false);
  if (kind === 'ADMIN' || !user) return null;
  return (
    <>
      <IconButton label="Chat settings" onClick={() => setOpened(true)}>
        <Icon of={IconSettings} size={22} />
      </IconButton>
      <SettingsDialog
        // A failed save is reverted.
        key={String(opened)}
        opened={opened}
        user={user}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

function SettingsDialog({
  opened,
  user: key,
  onClose,
}: {
  opened: boolean;
  user: ChatSettings_user$key;
  onClose: () => void;
}) {
  const user = useFragment(
    graphql`
      fragment ChatSettings_user on User {
        ...useMessageMailForm_user
        ...MessageMailFields_user
      }
    `,
    key,
  );
  const form = useMessageMailForm(user, onClose);
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="Chat settings"
      size="small"
      // A choice is quickly repeated.
      keepsValues
    >
      <MessageMailFields form={form} user={user} />
    </FormDialog>
  );
}

const optionsAt = (time: string): RadioOption<MessageMail>[] => [
  { value: 'AT_ONCE', label: 'Immediately', hint: 'When a message has been unread for some minutes' },
  { value: 'DAILY', label: 'Once a day', hint: `All unread messages in one email, at ${time}` },
  { value: 'NEVER', label: 'Never' },
];

/** The choice, and the address that is mailed. */
function MessageMailFields({
  form,
  user,
}: {
  form: ReturnType<typeof useMessageMailForm>;
  user: MessageMailFields_user$key;
}) {
  const { email } = useFragment(
    graphql`
      fragment MessageMailFields_user on User {
        email
      }
    `,
    user,
  );
  const { time } = useMailTime();
  return (
    <>
      <RadioList legend="Email me about unread messages" options={optionsAt(time)} {...form.field('messageMail')} />
      <Text look="small">
        {email ? `We send emails to ${email}.` : 'You have not given us an email address, so we cannot email you.'}
      </Text>
    </>
  );
}

/** A form for how often the viewer gets emails about unread messages. */
function useMessageMailForm(key: useMessageMailForm_user$key, onSuccess?: () => void) {
  const { messageMail } = useFragment(
    graphql`
      fragment useMessageMailForm_user on User {
        messageMail
      }
    `,
    key,
  );
  const [save] = useAction<useMessageMailFormMutation>(graphql`
    mutation useMessageMailFormMutation($input: SaveMessageMailInput!) {
      saveMessageMail(input: $input) {
        ... on SaveMessageMailPayload @alias(as: "success") {
          user {
            id
            ...useMessageMailForm_user
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useSchemaForm({
    schema: messageMailSchema,
    initialValues: { messageMail: messageMail ?? 'NEVER' },
    submit: (input) => save({ input }),
    onSuccess() {
      showToast('Settings saved.');
      onSuccess?.();
    },
  });
}
