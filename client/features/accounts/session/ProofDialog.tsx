import { useState } from 'react';
import {
  currentPasswordSchema,
  twoFactorChangeSchema,
} from '../../../../server/domain/accounts/password/account.input.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { confirmIdentity, failureOf } from './accountCalls.ts';

/** Asks for the password before a key or a webhook is made, and for a two-factor code if the server requires one. */
export default function ProofDialog({ onProven, ...dialog }: DialogState & { onProven: () => void }) {
  const [needsCode, setNeedsCode] = useState(false);
  const form = useSchemaForm<{ password: string; code: string }, { password: string; code?: string }, unknown>({
    schema: needsCode ? twoFactorChangeSchema : currentPasswordSchema,
    initialValues: { password: '', code: '' },
    async submit(values) {
      const answer = await confirmIdentity(values);
      if (answer.ok) return { ok: true, success: answer.data };
      const isCodeMissing = !needsCode && answer.fields?.some(({ field }) => field === 'code');
      if (!isCodeMissing) return { ok: false, ...failureOf(answer) };
      setNeedsCode(true);
      return { ok: false, message: 'Please also enter a code from your app.', fields: {} };
    },
    onSuccess: onProven,
  });
  return (
    <FormDialog {...dialog} form={form} title="Confirm that it is you" size="small" submitLabel="Continue" keepsValues>
      <Text>Keys, webhooks and integrations keep working after you log out. Please enter your password again.</Text>
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      {needsCode && (
        <TextField
          label="Code from your app, or a backup code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}
