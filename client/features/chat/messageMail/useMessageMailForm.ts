import { graphql, useFragment } from 'react-relay';
import { messageMailSchema } from '../../../../server/domain/chat/messageMail/messageMail.input.ts';
import type { useMessageMailForm_user$key } from '../../../__generated__/useMessageMailForm_user.graphql.ts';
import type { useMessageMailFormMutation } from '../../../__generated__/useMessageMailFormMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';

/** A form for how often the viewer gets emails about unread messages. */
export function useMessageMailForm(key: useMessageMailForm_user$key, onSuccess?: () => void) {
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
