import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { passwordMinLength, signUpSchema } from '../../../server/domain/accounts/password/account.input.ts';
import type { ChoosePassword_viewer$key } from '../../__generated__/ChoosePassword_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { TermsNote } from '../../features/accounts/terms/TermsNote.tsx';
import { Form } from '../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { Button } from '../../ui/action/Button.tsx';
import { CardSection } from '../../ui/display/CardSection.tsx';
import { PasswordField, TextField } from '../../ui/form/TextField.tsx';
import { createPassword } from '../account/accountCalls.ts';
import { failureOf } from '../account/accountMessages.ts';

/**
 * A guest who has just paid chooses a password there and then. The account exists when the code that is mailed has proven the email:
 * the next page asks for it (docs/product/accounts.md, 'Guests become accounts').
 */
export default function ChoosePassword({ viewer: key }: { viewer: ChoosePassword_viewer$key }) {
  const { contactPrefill: known } = useFragment(
    graphql`
      fragment ChoosePassword_viewer on Viewer {
        contactPrefill {
          name
          email
        }
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: signUpSchema,
    initialValues: { name: known?.name ?? '', email: known?.email ?? '', password: '' },
    async submit(values) {
      const answer = await createPassword(values);
      return answer.ok ? { ok: true, success: answer.data.token } : { ok: false, ...failureOf(answer) };
    },
    onSuccess: (confirm) => navigate(paths.createPassword.to({}, { confirm })),
    warns: false,
  });
  return (
    <CardSection
      title="Choose a password"
      lead="Keep this chat and your subscription, on every device. We email you a code to prove the address."
    >
      <Form form={form}>
        {!known?.name && <TextField label="Name" autoComplete="name" {...form.field('name')} />}
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${passwordMinLength} characters.`}
          {...form.field('password')}
        />
        <TermsNote by="By continuing" />
        <Button type="submit" loading={form.busy}>
          Continue
        </Button>
      </Form>
    </CardSection>
  );
}
