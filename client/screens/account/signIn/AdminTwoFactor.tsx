import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { logOut } from '../../../features/accounts/session/signOut.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { SetUpTwoFactor } from '../twoFactor/SetUpTwoFactor.tsx';

/** What an admin sees who has to set up two-factor login before anything else. */
export function AdminTwoFactor({ onDone }: { onDone: () => void }) {
  return (
    <AccountLayout
      audience="anyone"
      title="Set up two-factor login"
      lead="Admins need a code of an authenticator app in addition to their password."
    >
      <PageMeta title="Set up two-factor login" />
      <SetUpTwoFactor heading="h2" onDone={onDone} />
      <Button look="quiet" size="small" onClick={() => void logOut()}>
        Log out
      </Button>
    </AccountLayout>
  );
}
