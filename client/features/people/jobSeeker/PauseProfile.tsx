import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { PauseProfile_jobSeeker$key } from '../../../__generated__/PauseProfile_jobSeeker.graphql.ts';
import type { PauseProfilePauseMutation } from '../../../__generated__/PauseProfilePauseMutation.graphql.ts';
import type { PauseProfileResumeMutation } from '../../../__generated__/PauseProfileResumeMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/** What state the viewer's own profile is in, and the button that pauses or resumes it; `children` places the two. */
export function PauseProfile({
  jobSeeker: key,
  children,
}: {
  jobSeeker: PauseProfile_jobSeeker$key;
  children: (state: ReactNode, action: ReactNode) => ReactNode;
}) {
  const { active, pausedAt } = useFragment(
    graphql`
      fragment PauseProfile_jobSeeker on JobSeeker {
        active
        pausedAt
      }
    `,
    key,
  );
  const [pause] = useAction<PauseProfilePauseMutation>(graphql`
    mutation PauseProfilePauseMutation {
      pauseMyProfile {
        ... on PauseMyProfilePayload @alias(as: "success") {
          jobSeeker {
            id
            ...PauseProfile_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [resume, isResuming] = useAction<PauseProfileResumeMutation>(graphql`
    mutation PauseProfileResumeMutation {
      resumeMyProfile {
        ... on ResumeMyProfilePayload @alias(as: "success") {
          jobSeeker {
            id
            ...PauseProfile_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function askToPause() {
    const paused = await confirm({
      title: 'Pause your profile?',
      text: (
        <p>Employers no longer find you. Your chats stay open, and you can make your profile public again any time.</p>
      ),
      confirmLabel: 'Pause profile',
      action: () => pause({}),
    });
    if (paused) showToast('Your profile is paused.');
  }

  async function publish() {
    const result = await resume({});
    showToast(result.ok ? 'Your profile is public again.' : result.message);
  }

  if (pausedAt) {
    return children(
      `Paused since ${formatDay(pausedAt)}. Employers do not find you.`,
      <Button size="small" loading={isResuming} onClick={publish}>
        Make it public
      </Button>,
    );
  }
  if (active) {
    return children(
      'Public. Employers can find and contact you.',
      <Button look="secondary" size="small" onClick={askToPause}>
        Pause profile
      </Button>,
    );
  }
  return children('Not public. Our team checks and activates it when it is complete.', null);
}
