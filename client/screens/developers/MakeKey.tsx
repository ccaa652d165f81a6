import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type KeyGroup, keyGroupNames } from '../../../server/domain/core/viewer/keyGroups.input.ts';
import type { MakeKey_query$key } from '../../__generated__/MakeKey_query.graphql.ts';
import type { MakeKeyMutation } from '../../__generated__/MakeKeyMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { sessionChanged } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SecretDialog } from '../../features/accounts/secret/SecretDialog.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Row } from '../../ui/layout/Grid.tsx';
import { signIn } from '../account/accountCalls.ts';

/**
 * The way to a key. In the demo two presses: one logs in as its employer, the other makes a key. Elsewhere a key is made on its own page,
 * where its owner chooses what it may do.
 */
export function MakeKey({ query }: { query: MakeKey_query$key }) {
  const { viewer, demoAccounts } = useFragment(
    graphql`
      fragment MakeKey_query on Query {
        viewer {
          kind
        }
        demoAccounts {
          email
          password
          role
          isPremium
        }
      }
    `,
    query,
  );
  const account = demoAccounts.find(({ role, isPremium }) => role === 'ROLE_EMPLOYER' && isPremium);
  const isSignedIn = viewer.kind !== 'ANONYMOUS' && viewer.kind !== 'GUEST';
  return (
    <Row>
      {account && isSignedIn && <MakeDemoKey />}
      {account && !isSignedIn && <LogIn {...account} />}
      <ButtonLink look={account ? 'secondary' : 'primary'} href={paths.apiKeys.to()}>
        Keys of my account
      </ButtonLink>
    </Row>
  );
}

function LogIn({ email, password }: { email: string; password: string }) {
  const [busy, setBusy] = useState(false);
  async function enter() {
    setBusy(true);
    const answer = await signIn({ email, password });
    if (answer.ok) {
      sessionChanged(paths.developers.to());
      return;
    }
    setBusy(false);
    showToast(answer.message ?? 'Please try again.', 'warning');
  }
  return (
    <Button loading={busy} onClick={() => void enter()}>
      Log in as an employer of the demo
    </Button>
  );
}

function MakeDemoKey() {
  const [addApiKey, busy] = useAction<MakeKeyMutation>(graphql`
    mutation MakeKeyMutation($input: AddApiKeyInput!) {
      addApiKey(input: $input) {
        ... on AddApiKeyPayload @alias(as: "success") {
          key
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const dialog = useDialog<string>();
  const groups = keyGroupNames.filter((name): name is Exclude<KeyGroup, 'OFFICE'> => name !== 'OFFICE');
  async function make() {
    const result = await addApiKey({ input: { name: 'For trying', groups, canWrite: true, days: 1 } });
    if (result.ok) dialog.open(result.success.key);
    else showToast(result.message, 'warning');
  }
  return (
    <>
      <Button loading={busy} onClick={() => void make()}>
        Make a key
      </Button>
      {dialog.render((key, state) => (
        <SecretDialog
          {...state}
          title="Your new key"
          use="Set KEY to it, and run the examples below. It is valid for a day."
          secret={key}
          copyLabel="Copy the key"
        />
      ))}
    </>
  );
}
