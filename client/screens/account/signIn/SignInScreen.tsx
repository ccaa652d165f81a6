import { type RefObject, useState } from 'react';
import { graphql, readInlineData, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import {
  backupCodeSchema,
  signInSchema,
  twoFactorCodeSchema,
} from '../../../../server/domain/accounts/password/account.input.ts';
import type {
  DemoAccounts_account$data,
  DemoAccounts_account$key,
} from '../../../__generated__/DemoAccounts_account.graphql.ts';
import type { SignInScreenQuery } from '../../../__generated__/SignInScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import {
  failureOf,
  type SignedIn,
  signIn,
  verifyBackupCode,
  verifyTwoFactorCode,
} from '../../../features/accounts/session/accountCalls.ts';
import { logOut } from '../../../features/accounts/session/signOut.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { product } from '../../../ui/base/product.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { afterSignIn, signedIn } from '../afterSignIn.ts';
import { type Audience, audienceOf } from '../audience.ts';
import { SetUpTwoFactor } from '../twoFactor/SetUpTwoFactor.tsx';
import styles from './DemoAccounts.module.css';

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

/** What an admin sees who has to set up two-factor login before anything else. */
function AdminTwoFactor({ onDone }: { onDone: () => void }) {
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

/** Buttons that log in with the demo's accounts. Renders nothing outside the demo. */
function DemoAccounts({
  accounts: keys,
  form,
}: {
  accounts: readonly DemoAccounts_account$key[];
  form: RefObject<HTMLFormElement | null>;
}) {
  if (keys.length === 0) return null;
  const accounts = keys.map((key) =>
    readInlineData(
      graphql`
        fragment DemoAccounts_account on DemoAccount @inline {
          email
          password
          role
          isPremium
        }
      `,
      key,
    ),
  );

  function enter({ email, password }: DemoAccounts_account$data) {
    fill(form.current, 'email', email);
    fill(form.current, 'password', password);
    form.current?.requestSubmit();
  }

  return (
    <section aria-label="Demo accounts" className={styles.demo}>
      <Stack gap="small">
        <Text look="overline">Explore the demo as</Text>
        <Row>
          {accounts.map((account) => (
            <Button key={account.email} look="secondary" size="small" onClick={() => enter(account)}>
              {labelOf(account)}
            </Button>
          ))}
        </Row>
        <Text look="caption">All visitors share these accounts.</Text>
      </Stack>
    </section>
  );
}

function labelOf({ role, isPremium }: DemoAccounts_account$data): string {
  if (role === 'ROLE_ADMIN') return 'Admin';
  if (role === 'ROLE_CANDIDATE') return 'Job seeker';
  return isPremium ? 'Premium employer' : 'Employer';
}

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** The second step of signing in with two-factor login: a code of the authenticator app, or a backup code. */
function SecondFactor({ audience, onSignedIn }: { audience: Audience; onSignedIn: (user: SignedIn['user']) => void }) {
  const [isBackup, setBackup] = useState(false);
  return (
    <AccountLayout
      audience={audience}
      title={isBackup ? 'Enter a backup code' : 'Two-factor login'}
      lead={
        isBackup
          ? 'Enter one of the backup codes that you saved. It works once.'
          : 'Enter the 6-digit code that your authenticator app shows.'
      }
    >
      <PageMeta title="Two-factor login" />
      <CodeForm key={String(isBackup)} isBackup={isBackup} onSignedIn={onSignedIn} />
      <Button look="quiet" size="small" onClick={() => setBackup(!isBackup)}>
        {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
      </Button>
    </AccountLayout>
  );
}

function CodeForm({ isBackup, onSignedIn }: { isBackup: boolean; onSignedIn: (user: SignedIn['user']) => void }) {
  const form = useSchemaForm({
    schema: isBackup ? backupCodeSchema : twoFactorCodeSchema,
    initialValues: { code: '', trustDevice: false },
    async submit({ code }, { trustDevice }) {
      const verify = isBackup ? verifyBackupCode : verifyTwoFactorCode;
      const answer = await verify({ code, trustDevice });
      if (!answer.ok) return { ok: false, ...failureOf(answer) };
      onSignedIn(answer.data.user);
      return null;
    },
    warns: false,
  });
  return (
    <Form form={form}>
      <TextField
        label={isBackup ? 'Backup code' : 'Code'}
        inputMode={isBackup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...form.field('code')}
      />
      <Checkbox label="Do not ask again in this browser for 30 days" {...form.checkbox('trustDevice')} />
      <Button type="submit" size="large" wide loading={form.busy}>
        Log in
      </Button>
    </Form>
  );
}
