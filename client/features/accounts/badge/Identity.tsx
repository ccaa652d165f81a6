import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { Identity_user$key } from '../../../__generated__/Identity_user.graphql.ts';
import type { IdentityWithdrawMutation } from '../../../__generated__/IdentityWithdrawMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';

const IdentityDialog = lateDialog(() => import('./IdentityDialog.tsx'));

/** For admins: marks the identity of a person as checked, or says when it was and takes it back. */
export function Identity({ user: key }: { user: Identity_user$key }) {
  const { id, name, identityCheckedAt, identityNote, deletedAt } = useFragment(
    graphql`
      fragment Identity_user on User {
        id
        name
        identityCheckedAt
        identityNote
        deletedAt
      }
    `,
    key,
  );
  const refetchPage = useRefetchPage();
  const { opens, render } = useDialog<null>(IdentityDialog);
  const [withdraw] = useAction<IdentityWithdrawMutation>(graphql`
    mutation IdentityWithdrawMutation($input: WithdrawIdentityCheckInput!) {
      withdrawIdentityCheck(input: $input) {
        ... on WithdrawIdentityCheckPayload @alias(as: "success") {
          user {
            id
            identityCheckedAt
            identityNote
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function askToWithdraw() {
    const withdrawn = await confirm({
      title: `Undo the identity check of ${name}?`,
      text: <p>The badge and the note are deleted.</p>,
      confirmLabel: 'Take back',
      action: () => withdraw({ input: { user: id } }),
    });
    if (!withdrawn) return;
    showToast('The identity check was undone.');
    await refetchPage();
  }

  if (deletedAt) return null;
  if (identityCheckedAt) {
    return (
      <Notice
        quiet
        tone="success"
        title={`Identity checked on ${formatDay(identityCheckedAt)}`}
        action={
          <Button look="secondary" size="small" onClick={() => void askToWithdraw()}>
            Take back
          </Button>
        }
      >
        {identityNote}
      </Notice>
    );
  }
  return (
    <div>
      <Button look="secondary" size="small" {...opens(null)}>
        Mark identity as checked
      </Button>
      {render((_, state) => (
        <IdentityDialog {...state} user={id} name={name} onChecked={() => void refetchPage()} />
      ))}
    </div>
  );
}
