import { __iconNode as IconSettings } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChatSettings_user$key } from '../../__generated__/ChatSettings_user.graphql.ts';
import type { ChatSettings_viewer$key } from '../../__generated__/ChatSettings_viewer.graphql.ts';
import { MessageMailFields } from '../../features/chat/messageMail/MessageMailFields.tsx';
import { useMessageMailForm } from '../../features/chat/messageMail/useMessageMailForm.ts';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Icon } from '../../ui/base/Icon.tsx';

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
