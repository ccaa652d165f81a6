import { graphql, useFragment } from 'react-relay';
import { paths } from '../../../paths.ts';
import { useOrigin } from '../../../routing/page.ts';
import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import type { ShareLinks_chat$key } from './__generated__/ShareLinks_chat.graphql.ts';
import styles from './ShareLinks.module.css';

/** The secret addresses by which the two of a chat come in without login. */
export function ShareLinks({ chat }: { chat: ShareLinks_chat$key }) {
  const { sharedHash, jobSeekerSharedHash } = useFragment(
    graphql`
      fragment ShareLinks_chat on Chat {
        sharedHash
        jobSeekerSharedHash
      }
    `,
    chat,
  );
  return (
    <Stack>
      <Text look="small">
        Whoever holds a link reads and writes in this chat as that person. Give it to nobody else.
      </Text>
      <ShareLink label="Employer support link" hash={sharedHash} />
      <ShareLink label="Job seeker support link" hash={jobSeekerSharedHash} />
    </Stack>
  );
}

function ShareLink({ label, hash }: { label: string; hash: string | null | undefined }) {
  const origin = useOrigin();
  if (!hash) return null;
  const address = origin + paths.sharedChat.to({ hash });
  return (
    <div className={styles.link}>
      <p className={styles.label}>{label}</p>
      <p className={styles.address} title={address}>
        {address}
      </p>
      <CopyButton
        text={address}
        label={`Copy ${label.toLowerCase()}`}
        onFail={() => showToast('The browser did not let us copy. Please select the link and copy it.', 'warning')}
      />
    </div>
  );
}
