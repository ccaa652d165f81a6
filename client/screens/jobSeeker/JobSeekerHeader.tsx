import { __iconNode as IconClockHour3 } from '@tabler/icons-react/dist/esm/icons/IconClockHour3.mjs';
import { __iconNode as IconStar } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import type { JobSeekerHeader_jobSeeker$key } from '../../__generated__/JobSeekerHeader_jobSeeker.graphql.ts';
import type { JobSeekerHeader_jobSeekerDeal$key } from '../../__generated__/JobSeekerHeader_jobSeekerDeal.graphql.ts';
import { paths } from '../../app/paths.ts';
import { BadgesLink, PersonBadges } from '../../features/accounts/badge/PersonBadges.tsx';
import { PriceFrom } from '../../features/billing/payment/PriceFrom.tsx';
import { lastActiveText, replyTimeText } from '../../features/core/activity/activityText.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { profileFacts, profileLines } from '../../features/people/jobSeeker/profileView.tsx';
import { NotPublicNotice } from '../../features/people/NotPublicNotice.tsx';
import { DealCard } from '../../features/people/profile/DealCard.tsx';
import { ProfileHeader } from '../../features/people/profile/ProfileHeader.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { AvailabilityBadges } from '../../ui/display/Badge.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';

const PhotoDialog = lateDialog(() => import('../../ui/dialog/PhotoDialog.tsx'));

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
        callName
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
  const photo = useDialog<null>(PhotoDialog);
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
                { label: calledName(jobSeeker) },
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
        photo.render((_, state) => (
          <PhotoDialog {...state} src={photoUri} title={`Photo of ${calledName(jobSeeker)}`} />
        ))}
    </>
  );
}

/** The minimum hourly rate, further facts and the buttons; what a contact costs is below the first of them. */
export function JobSeekerDeal({
  jobSeeker: key,
  action,
  further,
}: {
  jobSeeker: JobSeekerHeader_jobSeekerDeal$key;
  action: ReactNode;
  further: ReactNode;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerHeader_jobSeekerDeal on JobSeeker {
        minRate
        city {
          country {
            currencyCode
          }
        }
        jobAreas
        experience {
          name
        }
        language {
          name
        }
        partTime
        fullTime
        ...PriceFrom_jobSeeker
      }
    `,
    key,
  );
  const { minRate, city, jobAreas, experience, language, partTime, fullTime } = jobSeeker;
  return (
    <DealCard
      label="Minimum hourly rate"
      rate={
        city && minRate ? <Rate currency={city.country.currencyCode} amount={minRate} size="large" /> : 'On request'
      }
      action={action}
      note={<PriceFrom jobSeeker={jobSeeker} />}
      further={further}
    >
      <Facts
        facts={profileFacts({
          partTime,
          fullTime,
          experience: experience?.name,
          language: language?.name,
          areas: jobAreas,
        })}
      />
    </DealCard>
  );
}
