import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { passwordMinLength, signUpSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { CreatePasswordScreenQuery } from '../../../__generated__/CreatePasswordScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { createPassword, failureOf } from '../../../features/accounts/session/accountCalls.ts';
import { TermsNote } from '../../../features/accounts/terms/TermsNote.tsx';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { ConfirmEmail } from '../signUp/ConfirmEmail.tsx';
import { useAddressEmail } from '../useAddressEmail.ts';

const title = 'Create a password';

/** /create-password: a guest keeps chats and subscription in an account. Visitors sign up, with the email they gave before. */
export default function CreatePasswordScreen({ queryRef }: ScreenProps<CreatePasswordScreenQuery>) {
  const { viewer, outboxPath } = usePreloadedQuery<CreatePasswordScreenQuery>(
    graphql`
      query CreatePasswordScreenQuery @preloadable {
        viewer {
          kind
          contactPrefill {
            name
            email
          }
        }
        outboxPath
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('confirm');
  const known = viewer.contactPrefill;
  // In the URL, so that a reloaded tab still asks for the code.
  const addressOf = (confirm: string) => `${pathname}?${new URLSearchParams({ confirm })}`;
  // The form forgets it when it has been sent.
  const [resend, setResend] = useState<(() => ReturnType<typeof createPassword>) | null>(null);
  const form = useSchemaForm({
    schema: signUpSchema,
    initialValues: { name: known?.name ?? '', email: known?.email ?? '', password: '' },
    async submit(values) {
      const answer = await createPassword(values);
      if (!answer.ok) return { ok: false, ...failureOf(answer) };
      setResend(() => () => createPassword(values));
      return { ok: true, success: answer.data.token };
    },
    onSuccess: (confirm) => navigate(addressOf(confirm)),
    warns: false,
  });
  useAddressEmail(form.native('email').id);
  if (viewer.kind === 'ANONYMOUS') throw redirectTo(paths.signUpAsEmployer.to());
  if (viewer.kind !== 'GUEST') throw redirectTo(paths.chats.to());
  if (token !== null) {
    return (
      <ConfirmEmail
        audience="employer"
        next={null}
        startOver={pathname}
        {...{ token, outboxPath }}
        resend={resend}
        onResent={(confirm) => void navigate(addressOf(confirm), { replace: true })}
      />
    );
  }
  return (
    <AccountLayout
      audience="employer"
      title={title}
      lead="Keep your chats and subscription, on every device. We send a code to your email."
    >
      <PageMeta title={title} />
      <Form form={form}>
        <TextField label="Name" autoComplete="name" defaultValue={known?.name ?? ''} {...form.native('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={known?.email ?? ''}
          {...form.native('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${passwordMinLength} characters.`}
          {...form.native('password')}
        />
        <TermsNote by="By continuing" />
        <Button type="submit" size="large" wide loading={form.busy}>
          Continue
        </Button>
      </Form>
      <Text look="small">
        Already have an account? <Link href={paths.loginAsEmployer.to()}>Log in</Link>
      </Text>
    </AccountLayout>
  );
}

export function Skeleton() {
  return <AccountLayout audience="employer" title={title} />;
}
