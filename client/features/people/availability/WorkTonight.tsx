import { __iconNode as IconClockHour3 } from '@tabler/icons-react/dist/esm/icons/IconClockHour3.mjs';
import { graphql, useFragment } from 'react-relay';
import type { WorkTonight_jobSeeker$key } from '../../../__generated__/WorkTonight_jobSeeker.graphql.ts';
import type { WorkTonightConfirmMutation } from '../../../__generated__/WorkTonightConfirmMutation.graphql.ts';
import type { WorkTonightMutation } from '../../../__generated__/WorkTonightMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row } from '../../../ui/layout/Grid.tsx';

/** One press each: free tonight, and the hours that were said before still hold. */
export function WorkTonight({ jobSeeker: key }: { jobSeeker: WorkTonight_jobSeeker$key }) {
  const { isFreeTonight, isFreeUnconfirmed } = useFragment(
    graphql`
      fragment WorkTonight_jobSeeker on JobSeeker {
        isFreeTonight
        isFreeUnconfirmed
      }
    `,
    key,
  );
  const [workTonight, isSending] = useAction<WorkTonightMutation>(graphql`
    mutation WorkTonightMutation {
      workTonight {
        ... on WorkTonightPayload @alias(as: "success") {
          jobSeeker {
            ...WorkTonight_jobSeeker
            ...MyHours_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [confirm, isConfirming] = useAction<WorkTonightConfirmMutation>(graphql`
    mutation WorkTonightConfirmMutation {
      confirmAvailability {
        ... on ConfirmAvailabilityPayload @alias(as: "success") {
          jobSeeker {
            ...WorkTonight_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const say = async (answer: ReturnType<typeof confirm> | ReturnType<typeof workTonight>, done: string) => {
    const result = await answer;
    showToast(result.ok ? done : result.message, result.ok ? 'success' : 'warning');
  };
  return (
    <Row>
      {isFreeTonight ? (
        <Badge>Free tonight until 4:00</Badge>
      ) : (
        <Button
          look="secondary"
          leading={<Icon of={IconClockHour3} size={20} />}
          loading={isSending}
          onClick={() => void say(workTonight({}), 'Employers find you for tonight, until 4:00.')}
        >
          I can work tonight
        </Button>
      )}
      {isFreeUnconfirmed && (
        <Button
          look="quiet"
          loading={isConfirming}
          onClick={() => void say(confirm({}), 'Thank you. Employers see that your hours are up to date.')}
        >
          My hours still hold
        </Button>
      )}
    </Row>
  );
}
