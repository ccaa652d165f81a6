import { confirmSignUpSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { type AccountAnswer, confirmSignUp, failureOf } from '../../../features/accounts/session/accountCalls.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { afterSignUp, signedIn } from '../afterSignIn.ts';
import type { Audience } from '../audience.ts';
import { ResendCode } from '../ResendCode.tsx';

/** The second step of signing up: the code from the mail makes the account and signs in. */
export function ConfirmEmail({
  audience,
  token,
  next,
  outboxPath,
  startOver,
  resend,
  onResent,
}: {
  audience: Audience;
  /** Of the sign-up. */
  token: string;
  next: string | null;
  /** Where the demo shows its mail; null where mail is sent. */
  outboxPath: string | null | undefined;
  /** The path of the sign-up form. */
  startOver: string;
  /** Signs up once more with what was typed; null after a reload, which has forgotten it. */
  resend: (() => Promise<AccountAnswer<{ token: string }>>) | null;
  /** Gets the token that belongs to the new code. */
  onResent: (token: string) => void;
}) {
  const form = useSchemaForm({
    schema: confirmSignUpSchema.pick({ code: true }),
    initialValues: { code: '' },
    async submit({ code }) {
      const answer = await confirmSignUp({ token, code });
      if (!answer.ok) return { ok: false, ...failureOf(answer) };
      void signedIn(answer.data.user.id, afterSignUp(next, audience));
      return null;
    },
    warns: false,
  });
  return (
    <AccountLayout
      audience={audience}
      title="Check your email"
      lead="Enter the 8-digit code we sent you. It is valid for one hour. If you already have an account, the email tells you how to log in."
    >
      <PageMeta title="Check your email" />
      {outboxPath && (
        <Notice>
          This demo does not send email.{' '}
          <a href={outboxPath} target="_blank" rel="noreferrer">
            Open the outbox
          </a>{' '}
          to read yours.
        </Notice>
      )}
      <Form form={form}>
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...form.native('code')} />
        <Button type="submit" size="large" wide loading={form.busy}>
          Create account
        </Button>
      </Form>
      {resend && (
        <ResendCode
          send={async () => {
            const answer = await resend();
            if (!answer.ok) {
              const { message, fields } = failureOf(answer);
              return { ok: false, message: message || Object.values(fields).join(' ') };
            }
            onResent(answer.data.token);
            return { ok: true };
          }}
        />
      )}
      <Text look="small">
        No email? Check your spam folder or{' '}
        <Link href={next ? `${startOver}?${new URLSearchParams({ next })}` : startOver}>sign up again</Link>.
      </Text>
    </AccountLayout>
  );
}
