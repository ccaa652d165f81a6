import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { JobSeekerListItem_jobSeeker$key } from '../../__generated__/JobSeekerListItem_jobSeeker.graphql.ts';
import { cardBadges } from '../../features/accounts/badge/badgeWords.ts';
import { answersText, lastActiveText } from '../../features/core/activity/activityText.ts';
import { JobSeekerCard } from '../../features/people/card/JobSeekerCard.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ShortlistButton } from '../../features/people/shortlist/ShortlistButton.tsx';

/** The headlines above descriptions (docs/product/search.md, 'Cards of job seekers'). */
const phrases = [
  'Ready to join your team',
  'Looking forward to hearing from you',
  'Good company for a busy day',
  'Happy to lend you a hand',
  'Could be just who you need',
] as const;

/** Chosen by the id, so that the server and the browser choose the same, and it stays the same between visits. */
export function headlineOf(jobSeekerId: number): string {
  return phrases[jobSeekerId % phrases.length] ?? phrases[0];
}

/** A job seeker in the search. `eager` for the first ones, which are visible at once. */
export function JobSeekerListItem({
  jobSeeker: key,
  eager,
}: {
  jobSeeker: JobSeekerListItem_jobSeeker$key;
  eager: boolean;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerListItem_jobSeeker on JobSeeker {
        databaseId
        name
        photoUri
        badges
        videoUri
        nativeCountry {
          name
        }
        jobAreas
        city {
          name
          country {
            currencyCode
          }
        }
        title
        description
        partTime
        fullTime
        createdAt
        minRate
        experience {
          name
        }
        language {
          name
        }
        lastActive
        replyTime
        ratingCount
        averageStars
        ...jobSeekerPath_jobSeeker
        ...ShortlistButton_jobSeeker
      }
    `,
    key,
  );
  const { databaseId, name, photoUri, videoUri, nativeCountry, jobAreas, city, description, createdAt } = jobSeeker;
  const { experience, language, lastActive, averageStars, ratingCount } = jobSeeker;
  return (
    <JobSeekerCard
      href={jobSeekerPath(jobSeeker)}
      name={firstName(name)}
      verified={cardBadges(jobSeeker.badges)}
      photoUri={photoUri ?? null}
      hasVideo={Boolean(videoUri)}
      nativeCountry={nativeCountry?.name}
      jobAreas={jobAreas}
      city={city?.name}
      title={jobSeeker.title}
      headline={headlineOf(databaseId)}
      description={description ?? ''}
      partTime={jobSeeker.partTime}
      fullTime={jobSeeker.fullTime}
      joined={formatDay(createdAt)}
      joinedAt={createdAt}
      currency={city?.country.currencyCode}
      minRate={jobSeeker.minRate}
      active={lastActive && lastActiveText(lastActive)}
      answers={jobSeeker.replyTime && answersText(jobSeeker.replyTime)}
      facts={[experience?.name, language?.name].filter((fact) => typeof fact === 'string')}
      rating={averageStars == null ? null : { average: averageStars, count: ratingCount }}
      corner={<ShortlistButton jobSeeker={jobSeeker} />}
      eager={eager}
    />
  );
}
