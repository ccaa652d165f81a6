import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { type KeyGroup, keyGroupNames } from '../../../server/domain/core/viewer/keyGroups.input.ts';
import type { DevelopersScreenQuery } from '../../__generated__/DevelopersScreenQuery.graphql.ts';
import type { MakeKey_query$key } from '../../__generated__/MakeKey_query.graphql.ts';
import type { MakeKeyMutation } from '../../__generated__/MakeKeyMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { sessionChanged } from '../../app/relay/session.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { useOrigin } from '../../app/routing/page.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { SecretDialog } from '../../features/accounts/secret/SecretDialog.tsx';
import { signIn } from '../../features/accounts/session/accountCalls.ts';
import { useProvenAction } from '../../features/accounts/session/useProvenAction.tsx';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Container, Row } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Blocks, Code } from './Blocks.tsx';
import styles from './DevelopersScreen.module.css';
import { settings } from './section.ts';
import { sections } from './sections.ts';

const title = 'For developers';
const lead = `Everything that ${product.name} does, your programs can do too: by REST, GraphQL, sockets and webhooks.`;

/** /developers: the guide to the APIs. */
export default function DevelopersScreen({ queryRef }: ScreenProps<DevelopersScreenQuery>) {
  const query = usePreloadedQuery<DevelopersScreenQuery>(
    graphql`
      query DevelopersScreenQuery @preloadable {
        ...MakeKey_query
      }
    `,
    queryRef,
  );
  const origin = useOrigin();
  return (
    <Container>
      <PageMeta title={title} description={lead} canonical={paths.developers.to()} />
      <CanonicalAddress path={paths.developers.to()} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <div className={styles.page}>
        <nav aria-label="On this page" className={styles.index}>
          <ul>
            {sections.map(({ id, title: ofSection }) => (
              <li key={id}>
                <Link href={`#${id}`}>{ofSection}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title: ofSection, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`}>{ofSection}</h2>
              <Blocks
                blocks={blocks}
                keyAction={
                  <>
                    <MakeKey query={query} />
                    <p>The examples below are commands of a shell, and modules of Node.js. They use two values:</p>
                    <Code title="Set once, with your key" code={settings(origin, 'hh_…')} />
                  </>
                }
              />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <Loading>
        <SkeletonBlock shape="block" className={styles.loading} />
      </Loading>
    </Container>
  );
}

/**
 * The way to a key. In the demo two presses: one logs in as its employer, the other makes a key. Elsewhere a key is made on its own page,
 * where its owner chooses what it may do.
 */
function MakeKey({ query }: { query: MakeKey_query$key }) {
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
  const [addApiKey, busy, proof] = useProvenAction<MakeKeyMutation>(graphql`
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
      {proof}
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
