import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { passwordMinLength, signUpSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { SignUpScreenQuery } from '../../../__generated__/SignUpScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { failureOf, signUp } from '../../../features/accounts/session/accountCalls.ts';
import { TermsNote } from '../../../features/accounts/terms/TermsNote.tsx';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { product } from '../../../ui/base/product.ts';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { afterSignIn } from '../afterSignIn.ts';
import { audienceOf } from '../audience.ts';
import { useAddressEmail } from '../useAddressEmail.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';

const words = {
  employer: {
    role: 'ROLE_EMPLOYER',
    title: 'Sign up as an employer',
    lead: 'Hire for an hour, an evening or a season.',
    canonical: paths.signUpAsEmployer.to(),
    login: paths.loginAsEmployer,
    other: { question: 'Looking for work?', path: paths.signUpAsJobSeeker, label: 'Sign up as a job seeker' },
  },
  jobSeeker: {
    role: 'ROLE_CANDIDATE',
    title: 'Sign up as a job seeker',
    lead: 'Create your profile and let employers find you.',
    canonical: paths.signUpAsJobSeeker.to(),
    login: paths.loginAsJobSeeker,
    other: { question: 'Looking to hire?', path: paths.signUpAsEmployer, label: 'Sign up as an employer' },
  },
} as const;

/** /sign-up-as-a-employer and /sign-up-as-a-candidate: the path determines the role. */
export default function SignUpScreen({ queryRef }: ScreenProps<SignUpScreenQuery>) {
  const { viewer, outboxPath } = usePreloadedQuery<SignUpScreenQuery>(
    graphql`
      query SignUpScreenQuery @preloadable {
        viewer {
          kind
        }
        outboxPath
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const token = query.get('confirm');
  const audience = audienceOf(pathname) === 'jobSeeker' ? 'jobSeeker' : 'employer';
  const { role, title, lead, canonical, login, other } = words[audience];
  // In the URL, so that a reloaded tab still asks for the code.
  const addressOf = (confirm: string) => `${pathname}?${new URLSearchParams({ ...(next && { next }), confirm })}`;
  // The form forgets it when it has been sent.
  const [resend, setResend] = useState<(() => ReturnType<typeof signUp>) | null>(null);
  const form = useSchemaForm({
    schema: signUpSchema,
    initialValues: { name: '', email: '', password: '' },
    async submit(values) {
      const answer = await signUp({ ...values, role });
      if (!answer.ok) return { ok: false, ...failureOf(answer) };
      setResend(() => () => signUp({ ...values, role }));
      return { ok: true, success: answer.data.token };
    },
    onSuccess: (confirm) => navigate(addressOf(confirm)),
    warns: false,
  });
  const isSignedIn = viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'GUEST';
  useAddressEmail(form.native('email').id);
  if (isSignedIn) throw redirectTo(afterSignIn(next, viewer.kind === 'ADMIN'));
  if (token !== null) {
    return (
      <ConfirmEmail
        {...{ audience, token, next, outboxPath }}
        startOver={pathname}
        resend={resend}
        onResent={(confirm) => void navigate(addressOf(confirm), { replace: true })}
      />
    );
  }
  return (
    <AccountLayout audience={audience} title={title} lead={lead}>
      <PageMeta title={title} canonical={canonical} description={`${lead} ${product.tagline}`} />
      <Form form={form}>
        <TextField label="Name" autoComplete="name" {...form.native('name')} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.native('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${passwordMinLength} characters.`}
          {...form.native('password')}
        />
        <TermsNote by="By signing up" />
        <Button type="submit" size="large" wide loading={form.busy}>
          Sign up
        </Button>
      </Form>
      <Text look="small">
        Already have an account? <Link href={login.to({}, { next })}>Log in</Link>
      </Text>
      <Text look="small">
        {other.question} <Link href={other.path.to({}, { next })}>{other.label}</Link>
      </Text>
    </AccountLayout>
  );
}

export function Skeleton() {
  return <AccountLayout audience="anyone" title="Sign up" />;
}
