import { useNavigate } from 'react-router';
import { passwordMinLength, signUpSchema } from '../../../server/domain/accounts/password/account.input.ts';
import { paths } from '../../app/paths.ts';
import { createPassword, failureOf } from '../../features/accounts/session/accountCalls.ts';
import { TermsNote } from '../../features/accounts/terms/TermsNote.tsx';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { PasswordField, TextField } from '../../ui/form/TextField.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/**
 * A guest chooses a password. The account exists when the code that is mailed has proven the email: the next page asks for it
 * (docs/product/accounts.md, 'Guests become accounts').
 */
export default function PasswordDialog({ name, email, ...state }: DialogState & { name: string; email: string }) {
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: signUpSchema,
    initialValues: { name, email, password: '' },
    async submit(values) {
      const answer = await createPassword(values);
      return answer.ok ? { ok: true, success: answer.data.token } : { ok: false, ...failureOf(answer) };
    },
    onSuccess: (confirm) => navigate(paths.createPassword.to({}, { confirm })),
    warns: false,
  });
  return (
    <FormDialog form={form} title="Create a password" submitLabel="Continue" {...state}>
      <Text>Keep this chat and your subscription, on every device. We email you a code to prove the address.</Text>
      {!name && <TextField label="Name" autoComplete="name" {...form.field('name')} />}
      <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordMinLength} characters.`}
        {...form.field('password')}
      />
      <TermsNote by="By continuing" />
    </FormDialog>
  );
}
