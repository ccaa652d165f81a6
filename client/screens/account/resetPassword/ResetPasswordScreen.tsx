import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  newPasswordSchema,
  passwordMinLength,
  requestPasswordSchema,
} from '../../../../server/domain/account/account.input.ts';
import { paths } from '../../../paths.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { requestPasswordReset, resetPassword } from '../accountCalls.ts';
import { rejectionOf } from '../accountMessages.ts';
import { useAccountForm } from '../useAccountForm.ts';

/** /reset-password: asks for the mail with the link, and where that link leads to, for the new password. */
export default function ResetPasswordScreen() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token');
  return (
    <>
      <PageMeta title={token ? 'Choose a new password' : 'Reset your password'} />
      {token ? <ChoosePassword token={token} /> : <RequestLink isRetry={query.has('error')} />}
    </>
  );
}

function RequestLink({ isRetry }: { isRetry: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, message, busy } = useAccountForm(requestPasswordSchema, async ({ email }) => {
    const answer = await requestPasswordReset({ email, redirectTo: paths.resetPassword.to() });
    if (!answer.ok) return rejectionOf(answer);
    setSentTo(email);
    return null;
  });
  if (sentTo !== null) {
    return (
      <AccountLayout audience="anyone" title="Look into your mail">
        <Notice tone="success">
          If there is an account for {sentTo}, a link is on its way. It works for one hour.
        </Notice>
        <Text look="small">
          <Link href={paths.login.to()}>Back to the login</Link>
        </Text>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      audience="anyone"
      title="Reset your password"
      lead="Tell us your email, and we send you a link to choose a new one."
    >
      {(message || isRetry) && (
        <Notice tone="error">{message ?? rejectionOf({ ok: false, code: 'INVALID_TOKEN' }).message}</Notice>
      )}
      <form {...form}>
        <Stack>
          <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
          <Button type="submit" size="large" wide loading={busy}>
            Send me the link
          </Button>
        </Stack>
      </form>
      <Text look="small">
        <Link href={paths.login.to()}>Back to the login</Link>
      </Text>
    </AccountLayout>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { form, field, message, busy } = useAccountForm(newPasswordSchema, async ({ password }) => {
    const answer = await resetPassword({ newPassword: password, token });
    if (!answer.ok) return rejectionOf(answer);
    setDone(true);
    return null;
  });
  if (done) {
    return (
      <AccountLayout audience="anyone" title="Your new password is set">
        <Notice tone="success">You have been logged out everywhere. Log in with the new password.</Notice>
        <ButtonLink href={paths.login.to()} size="large" wide>
          Log in
        </ButtonLink>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout audience="anyone" title="Choose a new password">
      {message && (
        <Notice tone="error">
          {message} <Link href={paths.resetPassword.to()}>Ask for a new link</Link>
        </Notice>
      )}
      <form {...form}>
        <Stack>
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${passwordMinLength} characters.`}
            {...field('password')}
          />
          <Button type="submit" size="large" wide loading={busy}>
            Save the password
          </Button>
        </Stack>
      </form>
    </AccountLayout>
  );
}

export function Skeleton() {
  return <AccountLayout audience="anyone" title="Reset your password" />;
}
