import { graphql, useFragment } from 'react-relay';
import type { Login_user$key } from '../../../__generated__/Login_user.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { accountSections } from './accountSections.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { ChangeNameDialog } from './ChangeNameDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { Setting } from './Setting.tsx';

/** Name, email and password. Job seekers change their name in their profile. */
export function Login({ user: key }: { user: Login_user$key }) {
  const { role, name, email } = useFragment(
    graphql`
      fragment Login_user on User {
        role
        name
        email
      }
    `,
    key,
  );
  const nameDialog = useDialog<null>();
  const emailDialog = useDialog<null>();
  const passwordDialog = useDialog<null>();
  return (
    <CardSection {...accountSections.login}>
      <div>
        {role !== 'ROLE_CANDIDATE' && (
          <Setting
            label="Name"
            value={name}
            action={
              <Button look="secondary" size="small" aria-label="Change name" {...nameDialog.opens(null)}>
                Change
              </Button>
            }
          />
        )}
        <Setting
          label="Email"
          value={email}
          action={
            <Button look="secondary" size="small" aria-label="Change email" {...emailDialog.opens(null)}>
              Change
            </Button>
          }
        />
        <Setting
          label="Password"
          value="••••••••"
          action={
            <Button look="secondary" size="small" aria-label="Change password" {...passwordDialog.opens(null)}>
              Change
            </Button>
          }
        />
      </div>
      {nameDialog.render((_, state) => (
        <ChangeNameDialog {...state} name={name} />
      ))}
      {emailDialog.render((_, state) => (
        <ChangeEmailDialog {...state} />
      ))}
      {passwordDialog.render((_, state) => (
        <ChangePasswordDialog {...state} />
      ))}
    </CardSection>
  );
}
