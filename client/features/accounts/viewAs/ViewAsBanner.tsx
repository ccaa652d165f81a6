import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { ViewAsBannerMutation } from '../../../__generated__/ViewAsBannerMutation.graphql.ts';
import { currentTime } from '../../../app/clock.ts';
import { paths } from '../../../app/paths.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Banner } from '../../../ui/layout/Banner.tsx';

/** On every page while an admin sees the site as a user. When the time is over, the page is the admin's again. */
export default function ViewAsBanner({ name, until }: { name: string; until: string }) {
  const minutes = useMinutesUntil(until);
  const [stop, stopping] = useAction<ViewAsBannerMutation>(graphql`
    mutation ViewAsBannerMutation {
      stopViewingAs {
        ... on StopViewingAsPayload @alias(as: "success") {
          ok
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const isOver = minutes !== null && minutes <= 0;
  useEffect(() => {
    if (isOver) sessionChanged(paths.admin.to());
  }, [isOver]);

  async function end() {
    const result = await stop({});
    // The session may have ended elsewhere; the next page says what it is now.
    if (result.ok || result.type === 'SignInRequired' || result.type === 'Forbidden') sessionChanged(paths.admin.to());
    else showToast(result.message, 'warning');
  }

  return (
    <Banner label="Read only">
      You are viewing as {name}. Nothing can be changed.{minutes !== null && ` Ends in ${Math.max(1, minutes)} min.`}{' '}
      <Button look="secondary" size="small" loading={stopping} onClick={() => void end()}>
        Stop
      </Button>
    </Banner>
  );
}

/** The minutes that are left, rounded up; null before hydration. */
function useMinutesUntil(until: string): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setMinutes(Math.ceil((Date.parse(until) - currentTime()) / 60_000));
    count();
    const timer = setInterval(count, 5_000);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
