import { __iconNode as IconClockHour3 } from '@tabler/icons-react/dist/esm/icons/IconClockHour3.mjs';
import { __iconNode as IconStar } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { JobSeekerHeader_jobSeeker$key } from '../../__generated__/JobSeekerHeader_jobSeeker.graphql.ts';
import { paths } from '../../app/paths.ts';
import { BadgesLink, PersonBadges } from '../../features/accounts/badge/PersonBadges.tsx';
import { lastActiveText, replyTimeText } from '../../features/core/activity/activityText.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { profileLines } from '../../features/people/jobSeeker/profileView.tsx';
import { NotPublicNotice } from '../../features/people/NotPublicNotice.tsx';
import { ProfileHeader } from '../../features/people/profile/ProfileHeader.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { AvailabilityBadges } from '../../ui/display/Badge.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';

const loadPhoto = async () => ({ default: (await import('../../ui/dialog/PhotoDialog.tsx')).PhotoDialog });
const PhotoDialog = lazy(loadPhoto);

/** Photo, name, title and the most important facts. */
export function JobSeekerHeader({
  jobSeeker: key,
  isPaused,
}: {
  jobSeeker: JobSeekerHeader_jobSeeker$key;
  isPaused: boolean;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerHeader_jobSeeker on JobSeeker {
        name
        photoUri
        title
        job {
          name
          plural
          slug
        }
        city {
          name
        }
        jobAreas
        nativeCountry {
          name
        }
        partTime
        fullTime
        createdAt
        badges
        lastActive
        replyTime
        ratingCount
        averageStars
      }
    `,
    key,
  );
  const { name, photoUri, title, job, city, jobAreas, nativeCountry, partTime, fullTime, createdAt, badges } =
    jobSeeker;
  const { lastActive, replyTime, ratingCount, averageStars } = jobSeeker;
  /** Null until it is first opened. */
  const photo = useDialog<null>(loadPhoto);
  const activity = [lastActive && lastActiveText(lastActive), replyTime && replyTimeText(replyTime)].filter(Boolean);
  const lines = profileLines({
    job: job?.name,
    areas: jobAreas,
    city: city?.name,
    country: nativeCountry?.name,
    since: createdAt,
  });
  return (
    <>
      <ProfileHeader
        above={
          <Stack gap="small">
            <Trail
              trail={[
                { label: 'Home', href: paths.home.to() },
                ...(job ? [{ label: job.plural, href: paths.jobSeekers.to({ job: job.slug }) }] : []),
                ...(job && city
                  ? [{ label: city.name, href: paths.jobSeekers.to({ job: job.slug, city: city.name }) }]
                  : []),
                { label: firstName(name) },
              ]}
            />
            {isPaused && (
              <NotPublicNotice title="This profile is paused">Only its owner and admins can see it.</NotPublicNotice>
            )}
          </Stack>
        }
        name={name}
        photoUri={photoUri ?? null}
        onPhoto={() => photo.open(null)}
        title={title}
        lines={[
          ...(averageStars == null
            ? []
            : [
                {
                  id: 'rating',
                  icon: IconStar,
                  text: (
                    <Link href="#reviews">
                      {averageStars} of 5 from {ratingCount} {ratingCount === 1 ? 'review' : 'reviews'}
                    </Link>
                  ),
                },
              ]),
          ...lines,
          ...(activity.length > 0 ? [{ id: 'activity', icon: IconClockHour3, text: activity.join(' · ') }] : []),
        ]}
        badges={
          <>
            <AvailabilityBadges partTime={partTime} fullTime={fullTime} />
            <PersonBadges badges={badges} />
            {badges.length > 0 && <BadgesLink />}
          </>
        }
      />
      {photoUri &&
        photo.render((_, state) => <PhotoDialog {...state} src={photoUri} title={`Photo of ${firstName(name)}`} />)}
    </>
  );
}
