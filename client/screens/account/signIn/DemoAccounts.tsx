import type { RefObject } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  DemoAccounts_account$data,
  DemoAccounts_account$key,
} from '../../../__generated__/DemoAccounts_account.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './DemoAccounts.module.css';

/** Buttons that log in with the demo's accounts. Renders nothing outside the demo. */
export function DemoAccounts({
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
