import { graphql } from 'react-relay';
import type { BlockUserInput, useBlockBlockMutation } from '../../../__generated__/useBlockBlockMutation.graphql.ts';
import type { useBlockUnblockMutation } from '../../../__generated__/useBlockUnblockMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { isolated } from '../../../ui/text/isolated.ts';

/** Blocks someone, after a question that says what it means, or takes a block back. */
export function useBlock() {
  const refetchPage = useRefetchPage();
  const [block] = useAction<useBlockBlockMutation>(graphql`
    mutation useBlockBlockMutation($input: BlockUserInput!) {
      blockUser(input: $input) {
        ... on BlockUserPayload @alias(as: "success") {
          blocked {
            userDatabaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [unblock] = useAction<useBlockUnblockMutation>(graphql`
    mutation useBlockUnblockMutation($input: UnblockUserInput!) {
      unblockUser(input: $input) {
        ... on UnblockUserPayload @alias(as: "success") {
          userDatabaseId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function askToBlock(name: string, subject: BlockUserInput) {
    const blocked = await confirm({
      title: `Block ${name}?`,
      text: (
        <p>
          Neither of you can write to the other any more, or see whether the other is online. You can both still read
          your chat. {name} is not told that you did this, and you can take it back in your account.
        </p>
      ),
      confirmLabel: 'Block',
      destructive: true,
      action: () => block({ input: subject }),
    });
    if (!blocked) return;
    showToast(`You have blocked ${name}.`);
    await refetchPage();
  }

  async function takeBack(name: string, userDatabaseId: number) {
    const result = await unblock({ input: { userDatabaseId } });
    if (!result.ok) return showToast(result.message, 'warning');
    showToast(`${isolated(name)} is not blocked any more.`);
    await refetchPage();
  }
  return { askToBlock, takeBack };
}
