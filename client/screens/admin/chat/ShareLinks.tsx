import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { paths } from '../../../paths.ts';
import { useAction } from '../../../relay/useAction.ts';
import { useOrigin } from '../../../routing/page.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { preloadDialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import type { ShareLinks_chat$key } from './__generated__/ShareLinks_chat.graphql.ts';
import type { ShareLinksMutation, ShareSide } from './__generated__/ShareLinksMutation.graphql.ts';
import styles from './ShareLinks.module.css';

const sides = [
  { side: 'EMPLOYER', label: 'Employer support link', whose: 'employer' },
  { side: 'JOB_SEEKER', label: 'Job seeker support link', whose: 'job seeker' },
] as const;

/** The secret addresses by which the two of a chat come in without login, and how each gets another one. */
export function ShareLinks({ chat: key }: { chat: ShareLinks_chat$key }) {
  const chat = useFragment(
    graphql`
      fragment ShareLinks_chat on Chat {
        id
        sharedHash
        jobSeekerSharedHash
        viewerCanRenewShareLinks
      }
    `,
    key,
  );
  const [renewShareLink, renewing] = useAction<ShareLinksMutation>(graphql`
    mutation ShareLinksMutation($input: RenewShareLinkInput!) {
      renewShareLink(input: $input) {
        ... on RenewShareLinkPayload @alias(as: "success") {
          chat {
            ...ShareLinks_chat
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [asked, setAsked] = useState<(typeof sides)[number]>(sides[0]);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function renew(side: ShareSide) {
    setProblem(null);
    const result = await renewShareLink({ input: { chat: chat.id, side } });
    if (!result.ok) return setProblem(result.message);
    setAsking(false);
    showToast('The link was renewed. The old one has ended.');
  }

  const hashes = { EMPLOYER: chat.sharedHash, JOB_SEEKER: chat.jobSeekerSharedHash };
  return (
    <Stack>
      <Text look="small">
        Whoever holds a link reads and writes in this chat as that person. Give it to nobody else.
      </Text>
      {sides.map((side) => (
        <ShareLink
          key={side.side}
          label={side.label}
          hash={hashes[side.side]}
          onRenew={
            chat.viewerCanRenewShareLinks
              ? () => {
                  setAsked(side);
                  setProblem(null);
                  setAsking(true);
                }
              : undefined
          }
        />
      ))}
      <ConfirmDialog
        opened={isAsking}
        title={`Renew the ${asked.label.toLowerCase()}`}
        confirmLabel="Renew the link"
        busy={renewing}
        onConfirm={() => void renew(asked.side)}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="small">
          <p>
            The old link ends at once, and every page that is open by it closes. The {asked.whose} cannot come in by it
            any more: send them the new one.
          </p>
          {problem && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}

function ShareLink({
  label,
  hash,
  onRenew,
}: {
  label: string;
  hash: string | null | undefined;
  onRenew: (() => void) | undefined;
}) {
  const origin = useOrigin();
  if (!hash) return null;
  const address = origin + paths.sharedChat.to({ hash });
  return (
    <div className={styles.link}>
      <p className={styles.label}>{label}</p>
      <p className={styles.address} title={address}>
        {address}
      </p>
      <Row>
        <CopyButton
          text={address}
          label={`Copy ${label.toLowerCase()}`}
          onFail={() => showToast('The browser did not let us copy. Please select the link and copy it.', 'warning')}
        />
        {onRenew && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Renew ${label.toLowerCase()}`}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={onRenew}
          >
            Renew
          </Button>
        )}
      </Row>
    </div>
  );
}
