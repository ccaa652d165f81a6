import { useState } from 'react';
import { backupCodeSchema, twoFactorCodeSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { type SignedIn, verifyBackupCode, verifyTwoFactorCode } from '../accountCalls.ts';
import { failureOf } from '../accountMessages.ts';
import type { Audience } from '../audience.ts';

/** The second step of signing in with two-factor login: a code of the authenticator app, or a backup code. */
export function SecondFactor({
  audience,
  onSignedIn,
}: {
  audience: Audience;
  onSignedIn: (user: SignedIn['user']) => void;
}) {
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
