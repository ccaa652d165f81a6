import { useState } from 'react';
import { encode } from 'uqr';
import {
  currentPasswordSchema,
  twoFactorCodeSchema,
} from '../../../../server/domain/accounts/password/account.input.ts';
import {
  beginTwoFactor,
  failureOf,
  type TwoFactorSecret,
  verifyTwoFactorCode,
} from '../../../features/accounts/session/accountCalls.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { CopyButton } from '../../../ui/display/CopyButton.tsx';
import { StepProgress } from '../../../ui/form/StepProgress.tsx';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import styles from './QrCode.module.css';

/**
 * Sets two-factor login up: the password, the authenticator app with its first code, and the backup codes. `onDone` is called
 * after the backup codes were shown; the session cookie is a new one by then. `heading` is the level of the steps' headings.
 */
export function SetUpTwoFactor({ heading, onDone }: { heading: 'h2' | 'h3'; onDone: () => void }) {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  const [isOn, setOn] = useState(false);
  const step = secret ? (isOn ? 3 : 2) : 1;
  return (
    <>
      <StepProgress
        step={step}
        steps={3}
        percent={(step / 3) * 100}
        label={stepNames[step - 1] ?? ''}
        of="Two-factor login"
        heading={heading}
      />
      {!secret && <PasswordStep onSecret={setSecret} />}
      {secret && !isOn && <AppStep secret={secret} onVerified={() => setOn(true)} />}
      {secret && isOn && (
        <>
          <Text role="status">Two-factor login is on.</Text>
          <BackupCodes codes={secret.backupCodes} />
          <Row>
            <Button onClick={onDone}>I have saved the codes</Button>
          </Row>
        </>
      )}
    </>
  );
}

const stepNames = ['Your password', 'Your app', 'Your backup codes'];

function PasswordStep({ onSecret }: { onSecret: (secret: TwoFactorSecret) => void }) {
  const form = useSchemaForm({
    schema: currentPasswordSchema,
    initialValues: { password: '' },
    async submit(values) {
      const answer = await beginTwoFactor(values);
      return answer.ok ? { ok: true, success: answer.data } : { ok: false, ...failureOf(answer) };
    },
    onSuccess: onSecret,
    warns: false,
  });
  return (
    <Form form={form}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="Enter it again to set up two-factor login."
        {...form.field('password')}
      />
      <Row>
        <Button type="submit" loading={form.busy}>
          Continue
        </Button>
      </Row>
    </Form>
  );
}

function AppStep({ secret: { totpURI }, onVerified }: { secret: TwoFactorSecret; onVerified: () => void }) {
  const form = useSchemaForm({
    schema: twoFactorCodeSchema,
    initialValues: { code: '' },
    async submit({ code }) {
      const answer = await verifyTwoFactorCode({ code, trustDevice: false });
      return answer.ok ? { ok: true, success: answer.data } : { ok: false, ...failureOf(answer) };
    },
    onSuccess: onVerified,
    warns: false,
  });
  const key = new URL(totpURI).searchParams.get('secret') ?? '';
  return (
    <Form form={form}>
      <Text>Scan this code with an authenticator app, such as Google Authenticator, 1Password or Aegis.</Text>
      <QrCode text={totpURI} label="QR code for your authenticator app" />
      <Text look="small">
        Cannot scan it? Enter this key in the app: <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
      </Text>
      <Row>
        <CopyButton text={key} label="Copy the key" />
        <ButtonLink href={totpURI} look="secondary" size="small">
          Open the app on this device
        </ButtonLink>
      </Row>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="6 digits"
        {...form.field('code')}
      />
      <Row>
        <Button type="submit" loading={form.busy}>
          Turn on
        </Button>
      </Row>
    </Form>
  );
}

/** A QR code. Dark on light in both color schemes, because not every scanner reads inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <path d={squares.join('')} />
    </svg>
  );
}
