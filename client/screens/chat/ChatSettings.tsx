import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Dialog, preloadDialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { RadioList, type RadioOption } from '../../ui/form/RadioList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { ChatSettings_viewer$key, MessageMail } from './__generated__/ChatSettings_viewer.graphql.ts';
import type { ChatSettingsMutation } from './__generated__/ChatSettingsMutation.graphql.ts';

const options: RadioOption<MessageMail>[] = [
  { value: 'AT_ONCE', label: 'At once', hint: 'As soon as something has been unread for 10 minutes' },
  { value: 'DAILY', label: 'Once a day', hint: 'Everything unread in one mail, at 8:00 UTC' },
  { value: 'NEVER', label: 'Never' },
];

/** How soon the viewer is mailed what they have not read. Admins answer as a group and are not mailed. */
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
        // What was not saved is not kept.
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
  const [choice, setChoice] = useState(present);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, saving] = useAction<ChatSettingsMutation>(graphql`
    mutation ChatSettingsMutation($input: SaveMessageMailInput!) {
      saveMessageMail(input: $input) {
        ... on SaveMessageMailPayload @alias(as: "success") {
          user {
            id
            messageMail
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const confirm = async () => {
    const result = await save({ input: { messageMail: choice } });
    if (!result.ok) return setProblem(result.message);
    showToast('Chat settings saved.');
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Chat settings"
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void confirm()} loading={saving}>
            Save
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Notice tone="error">{problem}</Notice>}
        <RadioList legend="Mail me what I have not read" options={options} value={choice} onChange={setChoice} />
        <Text look="small">
          {email === null ? 'You have left no email, so nothing is mailed to you.' : `Mails go to ${email}.`}
        </Text>
      </Stack>
    </Dialog>
  );
}
