import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { twoFactorChangeSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { LoginSecurity_user$key } from '../../../__generated__/LoginSecurity_user.graphql.ts';
import type { LoginSecurity_viewer$key } from '../../../__generated__/LoginSecurity_viewer.graphql.ts';
import type { LoginSecurityEndAllMutation } from '../../../__generated__/LoginSecurityEndAllMutation.graphql.ts';
import type { LoginSecurityEndMutation } from '../../../__generated__/LoginSecurityEndMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import {
  type AccountAnswer,
  endTwoFactor,
  failureOf,
  makeBackupCodes,
} from '../../../features/accounts/session/accountCalls.ts';
import { signOut } from '../../../features/accounts/session/signOut.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { DayText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { useReplacedContent } from '../../../ui/focus/useReplacedContent.ts';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { BackupCodes } from '../twoFactor/BackupCodes.tsx';
import { SetUpTwoFactor } from '../twoFactor/SetUpTwoFactor.tsx';
import { accountSections, Setting } from './Setting.tsx';

/** Turns two-factor login on and off, and renews the backup codes. */
export function TwoFactor({ user: key }: { user: LoginSecurity_user$key }) {
  const { twoFactorEnabled } = useFragment(
    graphql`
      fragment LoginSecurity_user on User {
        twoFactorEnabled
      }
    `,
    key,
  );
  const [isSettingUp, setSettingUp] = useState(false);
  const endDialog = useDialog<null>();
  const codesDialog = useDialog<null>();
  return (
    <CardSection
      {...accountSections.twoFactor}
      lead="Logging in also needs a code from an authenticator app, so a stolen password isn't enough."
      action={twoFactorEnabled ? <Badge tone="green">On</Badge> : <Badge>Off</Badge>}
    >
      {twoFactorEnabled ? (
        <Row>
          <Button look="secondary" size="small" {...codesDialog.opens(null)}>
            New backup codes
          </Button>
          <Button look="quietDanger" size="small" {...endDialog.opens(null)}>
            Turn off
          </Button>
        </Row>
      ) : isSettingUp ? (
        // The session has changed: other tabs have to know.
        <SetUpTwoFactor heading="h3" onDone={() => sessionChanged(paths.account.to())} />
      ) : (
        <Row>
          <Button look="secondary" size="small" onClick={() => setSettingUp(true)}>
            Set up
          </Button>
        </Row>
      )}
      {codesDialog.render((_, state) => (
        <NewCodesDialog {...state} />
      ))}
      {endDialog.render((_, state) => (
        <TurnOffDialog {...state} />
      ))}
    </CardSection>
  );
}

function TurnOffDialog(dialog: DialogState) {
  const form = useConfirmedChange(endTwoFactor, () => sessionChanged(paths.account.to()));
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Turn off two-factor login"
      size="small"
      submitLabel="Turn off"
      destructive
    >
      <Text>Your password alone will be enough to log in. Your backup codes will no longer work.</Text>
      <Confirmation form={form} />
    </FormDialog>
  );
}

function NewCodesDialog(dialog: DialogState) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useConfirmedChange(makeBackupCodes, ({ backupCodes }) => setCodes(backupCodes));
  const beginning = useReplacedContent<HTMLDivElement>(codes);
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="New backup codes"
      size="small"
      submitLabel="Make new codes"
      footer={codes && <Button onClick={dialog.onClose}>I have saved the codes</Button>}
    >
      {codes ? (
        <Stack ref={beginning}>
          <BackupCodes codes={codes} />
        </Stack>
      ) : (
        <>
          <Text>Your old backup codes will no longer work.</Text>
          <Confirmation form={form} />
        </>
      )}
    </FormDialog>
  );
}

/** A form for a change of two-factor login, which takes the password and a code. */
function useConfirmedChange<Data>(
  change: (values: { password: string; code: string }) => Promise<AccountAnswer<Data>>,
  onSuccess: (data: Data) => void,
) {
  return useSchemaForm({
    schema: twoFactorChangeSchema,
    initialValues: { password: '', code: '' },
    async submit(values) {
      const answer = await change(values);
      return answer.ok ? { ok: true, success: answer.data } : { ok: false, ...failureOf(answer) };
    },
    onSuccess,
  });
}

function Confirmation({ form }: { form: ReturnType<typeof useConfirmedChange> }) {
  return (
    <>
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <TextField
        label="Code from your app, or a backup code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...form.field('code')}
      />
    </>
  );
}

/** The browsers and apps in which the viewer is logged in. Each can be logged out, and all at once. */
export function Browsers({ viewer: key }: { viewer: LoginSecurity_viewer$key }) {
  const { kind, sessions, trustedBrowserCount } = useFragment(
    graphql`
      fragment LoginSecurity_viewer on Viewer {
        kind
        trustedBrowserCount
        sessions(first: 50) {
          edges {
            node {
              id
              browser
              deviceName
              ipAddress
              createdAt
              isCurrent
            }
          }
        }
      }
    `,
    key,
  );
  const [endSession] = useAction<LoginSecurityEndMutation>(graphql`
    mutation LoginSecurityEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        ... on EndSessionPayload @alias(as: "success") {
          endedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [endOthers] = useAction<LoginSecurityEndAllMutation>(graphql`
    mutation LoginSecurityEndAllMutation {
      endOtherSessions {
        ... on EndOtherSessionsPayload @alias(as: "success") {
          endedCount
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();

  async function logOut(id: string, name: string) {
    const ended = await confirm({
      title: `Log out ${name}?`,
      text: <p>Whoever uses it has to log in again.</p>,
      confirmLabel: 'Log out',
      action: () => endSession({ input: { id } }),
    });
    if (!ended) return;
    showToast('Logged out.');
    void refetchPage();
  }

  async function logOutEverywhere() {
    const ended = await confirm({
      title: 'Log out everywhere?',
      text: (
        <p>
          All browsers and apps are logged out, including this one. Keys, webhooks and share links that you have made
          end too.
        </p>
      ),
      confirmLabel: 'Log out everywhere',
      destructive: true,
      action: () => endOthers({}),
    });
    if (ended) await signOut();
  }

  return (
    <CardSection
      {...accountSections.browsers}
      lead="If you do not recognize one of them, log it out and change your password."
      action={
        <Button look="quietDanger" size="small" onClick={logOutEverywhere}>
          Log out everywhere
        </Button>
      }
    >
      <ul>
        {sessions?.edges.map(({ node: { id, browser, deviceName, ipAddress, createdAt, isCurrent } }) => {
          const name = deviceName ?? browser ?? 'Unknown browser';
          return (
            <li key={id}>
              <Setting
                label={name}
                value={
                  <>
                    Since <DayText at={createdAt} />
                    {ipAddress && ` · ${ipAddress}`}
                  </>
                }
                action={
                  isCurrent ? (
                    <Badge tone="green">This browser</Badge>
                  ) : (
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={`Log out ${name}`}
                      onClick={() => logOut(id, name)}
                    >
                      Log out
                    </Button>
                  )
                }
              />
            </li>
          );
        })}
        {trustedBrowserCount != null && trustedBrowserCount > 0 && (
          <li>
            <Setting
              label="Not asked for a code"
              value={`${trustedBrowserCount === 1 ? 'One browser' : `${trustedBrowserCount} browsers`}, until you log out everywhere.`}
            />
          </li>
        )}
        {kind !== 'ADMIN' && (
          <li>
            <Setting
              label="Share links of your chats"
              value="Whoever has the link of a chat can read and write there. Replace one in its chat, or all by logging out everywhere."
            />
          </li>
        )}
      </ul>
    </CardSection>
  );
}
