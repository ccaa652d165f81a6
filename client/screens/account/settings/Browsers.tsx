import { graphql, useFragment } from 'react-relay';
import type { Browsers_viewer$key } from '../../../__generated__/Browsers_viewer.graphql.ts';
import type { BrowsersEndAllMutation } from '../../../__generated__/BrowsersEndAllMutation.graphql.ts';
import type { BrowsersEndMutation } from '../../../__generated__/BrowsersEndMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { signOut } from '../../../features/accounts/session/signOut.ts';
import { DayText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { accountSections, Setting } from './Setting.tsx';

/** The browsers and apps in which the viewer is logged in. Each can be logged out, and all at once. */
export function Browsers({ viewer: key }: { viewer: Browsers_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment Browsers_viewer on Viewer {
        sessions(first: 50) {
          edges {
            node {
              id
              browser
              deviceName
              ipAddress
              createdAt
              isCurrent
            }
          }
        }
      }
    `,
    key,
  );
  const [endSession] = useAction<BrowsersEndMutation>(graphql`
    mutation BrowsersEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        ... on EndSessionPayload @alias(as: "success") {
          endedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [endOthers] = useAction<BrowsersEndAllMutation>(graphql`
    mutation BrowsersEndAllMutation {
      endOtherSessions {
        ... on EndOtherSessionsPayload @alias(as: "success") {
          endedCount
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();

  async function logOut(id: string, name: string) {
    const ended = await confirm({
      title: `Log out ${name}?`,
      text: <p>Whoever uses it has to log in again.</p>,
      confirmLabel: 'Log out',
      action: () => endSession({ input: { id } }),
    });
    if (!ended) return;
    showToast('Logged out.');
    void refetchPage();
  }

  async function logOutEverywhere() {
    const ended = await confirm({
      title: 'Log out everywhere?',
      text: <p>All browsers and apps are logged out, including this one.</p>,
      confirmLabel: 'Log out everywhere',
      destructive: true,
      action: () => endOthers({}),
    });
    if (ended) await signOut();
  }

  return (
    <CardSection
      {...accountSections.browsers}
      lead="If you do not recognize one of them, log it out and change your password."
      action={
        <Button look="quietDanger" size="small" onClick={logOutEverywhere}>
          Log out everywhere
        </Button>
      }
    >
      <ul>
        {sessions?.edges.map(({ node: { id, browser, deviceName, ipAddress, createdAt, isCurrent } }) => {
          const name = deviceName ?? browser ?? 'Unknown browser';
          return (
            <li key={id}>
              <Setting
                label={name}
                value={
                  <>
                    Since <DayText at={createdAt} />
                    {ipAddress && ` · ${ipAddress}`}
                  </>
                }
                action={
                  isCurrent ? (
                    <Badge tone="green">This browser</Badge>
                  ) : (
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={`Log out ${name}`}
                      onClick={() => logOut(id, name)}
                    >
                      Log out
                    </Button>
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}
