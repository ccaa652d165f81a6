import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  newPasswordSchema,
  passwordMinLength,
  requestPasswordSchema,
} from '../../../../server/domain/accounts/password/account.input.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { failureOf, requestPasswordReset, resetPassword } from '../../../features/accounts/session/accountCalls.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';

/** /reset-password: requests a mail with a link, and, opened by that link, asks for the new password. */
export default function ResetPasswordScreen() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token');
  return (
    <>
      <PageMeta title={token ? 'Choose a new password' : request.title} />
      {token ? <ChoosePassword token={token} /> : <RequestLink isRetry={token !== null || query.has('error')} />}
    </>
  );
}

const request = {
  title: 'Reset your password',
  lead: 'Enter your email and we will send you a link to choose a new one.',
};

/** The address is that of a mailed link that does not work. */
const invalid = {
  title: 'This link to choose a password is no longer valid',
  lead: 'It works once and for an hour, or the mail program has cut it off. Enter your email and we will send you a new one.',
};

function RequestLink({ isRetry }: { isRetry: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm({
    schema: requestPasswordSchema,
    initialValues: { email: '' },
    async submit({ email }) {
      const answer = await requestPasswordReset({ email, redirectTo: paths.resetPassword.to() });
      return answer.ok ? { ok: true, success: email } : { ok: false, ...failureOf(answer) };
    },
    onSuccess: setSentTo,
    warns: false,
  });
  if (sentTo !== null) {
    return (
      <AccountLayout audience="anyone" title="Check your email">
        <Notice tone="success">
          If {sentTo} has an account, you will get an email with a link. It is valid for one hour.
        </Notice>
        <Text look="small">
          <Link href={paths.login.to()}>Back to log in</Link>
        </Text>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout audience="anyone" {...(isRetry ? invalid : request)}>
      <Form form={form}>
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.native('email')} />
        <Button type="submit" size="large" wide loading={form.busy}>
          Send link
        </Button>
      </Form>
      <Text look="small">
        <Link href={paths.login.to()}>Back to log in</Link>
      </Text>
    </AccountLayout>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const form = useSchemaForm({
    schema: newPasswordSchema,
    initialValues: { password: '' },
    async submit({ password }) {
      const answer = await resetPassword({ newPassword: password, token });
      return answer.ok ? { ok: true, success: true } : { ok: false, ...failureOf(answer) };
    },
    onSuccess: setDone,
    warns: false,
  });
  if (done) {
    return (
      <AccountLayout audience="anyone" title="Password changed">
        <Notice tone="success">We logged you out on all devices. Log in with your new password.</Notice>
        <ButtonLink href={paths.login.to()} size="large" wide>
          Log in
        </ButtonLink>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout audience="anyone" title="Choose a new password">
      <Form form={form} problemAction={<Link href={paths.resetPassword.to()}>Request a new link</Link>}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordMinLength} characters.`}
          {...form.native('password')}
        />
        <Button type="submit" size="large" wide loading={form.busy}>
          Save password
        </Button>
      </Form>
    </AccountLayout>
  );
}

export function Skeleton() {
  return <AccountLayout audience="anyone" title="Reset your password" />;
}
