import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { passwordMinLength, signUpSchema } from '../../../../server/domain/account/account.input.ts';
import { paths } from '../../../paths.ts';
import { sessionChanged } from '../../../relay/session.ts';
import { redirectTo } from '../../../routing/Outcome.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { product } from '../../../ui/product.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { signUp } from '../accountCalls.ts';
import { rejectionOf } from '../accountMessages.ts';
import { afterSignIn } from '../afterSignIn.ts';
import { audienceOf } from '../audience.ts';
import { useAccountForm } from '../useAccountForm.ts';
import type { SignUpScreenQuery } from './__generated__/SignUpScreenQuery.graphql.ts';

const words = {
  employer: {
    role: 'ROLE_EMPLOYER',
    title: 'Sign up as an employer',
    lead: 'Find somebody for an hour, an evening or the season.',
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
    other: { question: 'Looking for somebody?', path: paths.signUpAsEmployer, label: 'Sign up as an employer' },
  },
} as const;

/** /sign-up-as-a-employer and /sign-up-as-a-candidate: the address says the role. */
export default function SignUpScreen({ queryRef }: ScreenProps<SignUpScreenQuery>) {
  const { viewer } = usePreloadedQuery<SignUpScreenQuery>(
    graphql`
      query SignUpScreenQuery @preloadable {
        viewer {
          kind
        }
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  const audience = audienceOf(pathname) === 'jobSeeker' ? 'jobSeeker' : 'employer';
  const { role, title, lead, canonical, login, other } = words[audience];
  const { form, field, message, busy } = useAccountForm(signUpSchema, async (values) => {
    const answer = await signUp({ ...values, role });
    if (!answer.ok) return rejectionOf(answer);
    sessionChanged(afterSignIn(next, false));
    return null;
  });
  const isSignedIn = viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'GUEST';
  if (isSignedIn) throw redirectTo(afterSignIn(next, viewer.kind === 'ADMIN'));
  return (
    <AccountLayout audience={audience} title={title} lead={lead}>
      <PageMeta title={title} canonical={canonical} description={`${lead} ${product.tagline}`} />
      {message && <Notice tone="error">{message}</Notice>}
      <form {...form}>
        <Stack>
          <TextField label="Name" autoComplete="name" {...field('name')} />
          <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint={`At least ${passwordMinLength} characters.`}
            {...field('password')}
          />
          <Button type="submit" size="large" wide loading={busy}>
            Sign up
          </Button>
        </Stack>
      </form>
      <Text look="small">
        Do you have an account? <Link href={login.to({}, { next })}>Log in</Link>
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
