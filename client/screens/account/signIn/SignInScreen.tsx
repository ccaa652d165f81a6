import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { signInSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { SignInScreenQuery } from '../../../__generated__/SignInScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { product } from '../../../ui/base/product.ts';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { type SignedIn, signIn } from '../accountCalls.ts';
import { failureOf } from '../accountMessages.ts';
import { afterSignIn } from '../afterSignIn.ts';
import { type Audience, audienceOf } from '../audience.ts';
import { signedIn } from '../signedIn.ts';
import { AdminTwoFactor } from './AdminTwoFactor.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const words: Record<Audience, { title: string; meta: string; canonical: string }> = {
  anyone: { title: 'Welcome back', meta: 'Log in', canonical: paths.login.to() },
  employer: { title: 'Log in as an employer', meta: 'Log in as an employer', canonical: paths.loginAsEmployer.to() },
  jobSeeker: {
    title: 'Log in as a job seeker',
    meta: 'Log in as a job seeker',
    canonical: paths.loginAsJobSeeker.to(),
  },
};

/** /login and its two paths by role. All users can log in at any of them. */
export default function SignInScreen({ queryRef }: ScreenProps<SignInScreenQuery>) {
  const { viewer, demoAccounts } = usePreloadedQuery<SignInScreenQuery>(
    graphql`
      query SignInScreenQuery @preloadable {
        viewer {
          kind
          mustSetUpTwoFactor
        }
        demoAccounts {
          role
          ...DemoAccounts_account
        }
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  const [needsCode, setNeedsCode] = useState(false);
  const enter = ({ id, role }: SignedIn['user']) => void signedIn(id, afterSignIn(next, role === 'ROLE_ADMIN'));
  const form = useSchemaForm({
    schema: signInSchema,
    initialValues: { email: '', password: '' },
    async submit(values) {
      const answer = await signIn(values);
      if (!answer.ok) return { ok: false, ...failureOf(answer) };
      if ('user' in answer.data) {
        enter(answer.data.user);
        return null;
      }
      return { ok: true, success: 'needsCode' as const };
    },
    onSuccess: () => setNeedsCode(true),
    warns: false,
  });
  const isSignedIn = viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'GUEST';
  if (isSignedIn) throw redirectTo(afterSignIn(next, viewer.kind === 'ADMIN'));

  const audience = audienceOf(pathname);
  if (needsCode) return <SecondFactor audience={audience} onSignedIn={enter} />;
  if (viewer.mustSetUpTwoFactor) return <AdminTwoFactor onDone={() => sessionChanged(afterSignIn(next, true))} />;
  const { title, meta, canonical } = words[audience];
  return (
    <AccountLayout audience={audience} title={title}>
      <PageMeta title={meta} canonical={canonical} description={`Log in to ${product.name}.`} />
      <Form form={form}>
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.native('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.native('password')} />
        <Button type="submit" size="large" wide loading={form.busy}>
          Log in
        </Button>
      </Form>
      <Text look="small">
        <Link href={paths.resetPassword.to()}>Forgot your password?</Link>
      </Text>
      <Text look="small">
        New here? Sign up <Link href={paths.signUpAsEmployer.to({}, { next })}>as an employer</Link> or{' '}
        <Link href={paths.signUpAsJobSeeker.to({}, { next })}>as a job seeker</Link>.
      </Text>
      <DemoAccounts accounts={demoAccounts} form={form.ref} />
    </AccountLayout>
  );
}

export function Skeleton() {
  return <AccountLayout audience="anyone" title="Welcome back" />;
}
