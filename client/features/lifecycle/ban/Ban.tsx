import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { Ban_user$key } from '../../../__generated__/Ban_user.graphql.ts';
import type { BanLiftMutation } from '../../../__generated__/BanLiftMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';

const BanDialog = lateDialog(() => import('./BanDialog.tsx'));

/** For admins: bans a person, or says since when they are banned and lifts it. */
export function Ban({ user: key }: { user: Ban_user$key }) {
  const { id, name, bannedAt, banReason, deletedAt } = useFragment(
    graphql`
      fragment Ban_user on User {
        id
        name
        bannedAt
        banReason
        deletedAt
      }
    `,
    key,
  );
  const refetchPage = useRefetchPage();
  const { opens, render } = useDialog<null>(BanDialog);
  const [lift] = useAction<BanLiftMutation>(graphql`
    mutation BanLiftMutation($input: LiftBanInput!) {
      liftBan(input: $input) {
        ... on LiftBanPayload @alias(as: "success") {
          user {
            id
            bannedAt
            banReason
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function askToLift() {
    const lifted = await confirm({
      title: `Lift the ban of ${name}?`,
      text: <p>They can log in again. The profile is waiting to be activated, and offers are drafts.</p>,
      confirmLabel: 'Lift the ban',
      action: () => lift({ input: { user: id } }),
    });
    if (!lifted) return;
    showToast('The ban is lifted.');
    await refetchPage();
  }

  if (deletedAt) return null;
  if (bannedAt) {
    return (
      <Notice
        quiet
        tone="warning"
        title={`Banned since ${formatDay(bannedAt)}`}
        action={
          <Button look="secondary" size="small" onClick={() => void askToLift()}>
            Lift the ban
          </Button>
        }
      >
        {banReason}
      </Notice>
    );
  }
  return (
    <div>
      <Button look="quietDanger" size="small" {...opens(null)}>
        Ban {name}
      </Button>
      {render((_, state) => (
        <BanDialog {...state} user={id} name={name} onBanned={() => void refetchPage()} />
      ))}
    </div>
  );
}
