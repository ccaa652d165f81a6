import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconClockHour3 } from '@tabler/icons-react/dist/esm/icons/IconClockHour3.mjs';
import { __iconNode as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as IconRosetteDiscountCheck } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { __iconNode as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { cardDay } from '../../../server/domain/core/text/format/date.ts';
import type { JobSeekerListItem_jobSeeker$key } from '../../__generated__/JobSeekerListItem_jobSeeker.graphql.ts';
import { cardBadges } from '../../features/accounts/badge/badgeWords.ts';
import { answersText, lastActiveText } from '../../features/core/activity/activityText.ts';
import { contactAddress } from '../../features/people/jobSeeker/contactAddress.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ShortlistButton } from '../../features/people/shortlist/ShortlistButton.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { VideoBadge } from '../../ui/display/Badge.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { RatedStars } from '../../ui/display/Stars.tsx';
import { isolated } from '../../ui/text/isolated.ts';
import styles from './JobSeekerListItem.module.css';

/** The headlines of cards (docs/product/search.md, 'Cards of job seekers'). */
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

const shownSkills = 3;

/** A job seeker in the search. `eager` for the first ones, which are visible at once. */
export function JobSeekerListItem({
  jobSeeker: key,
  when,
  eager,
}: {
  jobSeeker: JobSeekerListItem_jobSeeker$key;
  /** The work that was searched for. */
  when?: string | null | undefined;
  eager: boolean;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerListItem_jobSeeker on JobSeeker {
        databaseId
        name
        callName
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
        answer3
        skills
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
  const { databaseId, photoUri, videoUri, nativeCountry, jobAreas, city, description, createdAt } = jobSeeker;
  const { experience, language, lastActive, averageStars, ratingCount } = jobSeeker;
  return (
    <JobSeekerCard
      href={jobSeekerPath(jobSeeker)}
      when={when}
      name={calledName(jobSeeker)}
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
      joined={cardDay(createdAt)}
      joinedAt={createdAt}
      currency={city?.country.currencyCode}
      minRate={jobSeeker.minRate}
      active={lastActive && lastActiveText(lastActive)}
      answers={jobSeeker.replyTime && answersText(jobSeeker.replyTime)}
      freeTimes={jobSeeker.answer3}
      facts={[...jobSeeker.skills.slice(0, shownSkills), experience?.name, language?.name].filter(
        (fact) => typeof fact === 'string',
      )}
      rating={averageStars == null ? null : { average: averageStars, count: ratingCount }}
      corner={<ShortlistButton jobSeeker={jobSeeker} />}
      eager={eager}
    />
  );
}

interface JobSeekerCardProps {
  /** The public page; opens in a new tab. */
  href: string;
  when?: string | null | undefined;
  /** The first name. */
  name: string;
  /** What was verified of them, in words. */
  verified?: readonly string[];
  photoUri: string | null;
  hasVideo: boolean;
  nativeCountry?: string | null;
  jobAreas?: string | null;
  city?: string | null;
  /** What they call their work themselves: the strong line of the card. */
  title?: string | null;
  /** The headline, at the end. */
  headline: string;
  description: string;
  partTime: boolean;
  fullTime: boolean;
  /** The displayed date, 'Nov 21, 2026', and the time as ISO 8601. */
  joined: string;
  joinedAt?: string;
  currency?: string | null;
  minRate?: number | null;
  /** 'Active today' */
  active?: string | null;
  /** 'Answers within an hour' */
  answers?: string | null;
  /** When they would like to work, in their own words. */
  freeTimes?: string | null;
  /** What tells job seekers apart at a glance, such as 'More than 10 years'. */
  facts?: readonly string[];
  rating?: { average: number; count: number } | null;
  /** Replaces 'Contact now', which opens the public page with the contact dialog. */
  action?: ReactNode;
  /** In the corner, beside the link that covers the card. */
  corner?: ReactNode;
  /** For the first cards of a page, which are visible at once. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** A job seeker in the search. The whole card is a link to the public page, named by the job seeker's name. */
export function JobSeekerCard(props: JobSeekerCardProps) {
  const { href, name, jobAreas, city, nativeCountry, currency, minRate, freeTimes, heading: Heading = 'h2' } = props;
  const place = [jobAreas && isolated(jobAreas), city].filter(Boolean).join(', ');
  const verified = props.verified ?? [];
  const availability = availabilityText(props.partTime, props.fullTime);
  return (
    <article className={styles.card}>
      {props.corner && <div className={styles.corner}>{props.corner}</div>}
      <div className={styles.picture}>
        <Photo src={props.photoUri} name={name} alt="" size={176} eager={props.eager} className={styles.photo} />
        {props.hasVideo && <VideoBadge className={styles.video} />}
      </div>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading dir="auto" className={styles.name}>
            <Link href={href} target="_blank" className={styles.link}>
              {name}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
          </Heading>
          {props.active && <p className={styles.active}>{props.active}</p>}
        </div>
        {props.title && (
          <p className={styles.ownTitle}>
            <bdi>{props.title}</bdi>
          </p>
        )}
        <ul className={styles.places}>
          {nativeCountry && (
            <li>
              <Icon of={IconWorld} size={17} />
              <VisuallyHidden>From </VisuallyHidden>
              <bdi>{nativeCountry}</bdi>
            </li>
          )}
          {place && (
            <li>
              <Icon of={IconMapPin} size={17} />
              <VisuallyHidden>Works in </VisuallyHidden>
              <span dir="auto" className={styles.oneLine}>
                {place}
              </span>
            </li>
          )}
        </ul>
      </div>
      <div className={styles.merits}>
        <ul className={styles.trust}>
          {currency && minRate ? (
            <li className={styles.rate}>
              <Rate currency={currency} amount={minRate} />
            </li>
          ) : null}
          {props.rating && (
            <li>
              <RatedStars {...props.rating} />
            </li>
          )}
          {verified.length > 0 && (
            <li title={verified.join(', ')}>
              <Icon of={IconRosetteDiscountCheck} size={17} />
              <VisuallyHidden>{verified.join(', ')}</VisuallyHidden>
              <span aria-hidden="true">Verified</span>
            </li>
          )}
          {props.answers && (
            <li>
              <Icon of={IconClockHour3} size={17} />
              {props.answers}
            </li>
          )}
          {freeTimes && (
            <li className={styles.free}>
              <Icon of={IconCalendar} size={17} />
              <VisuallyHidden>Preferred time slots: </VisuallyHidden>
              <span dir="auto" className={styles.oneLine}>
                {freeTimes}
              </span>
            </li>
          )}
        </ul>
        {props.facts && props.facts.length > 0 && (
          <ul className={styles.facts}>
            {props.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.words}>
        <p dir="auto" className={styles.description}>
          {props.description}
        </p>
      </div>
      <div className={styles.foot}>
        {availability && (
          <p>
            <Icon of={IconClockHour3} size={17} />
            {availability}
          </p>
        )}
        <p>
          <Icon of={IconCalendar} size={17} />
          <span>
            Joined <time dateTime={props.joinedAt}>{props.joined}</time>
          </span>
        </p>
        <p className={styles.phrase}>{props.headline}</p>
      </div>
      <div className={styles.action}>
        {props.action ?? (
          <ButtonLink href={contactAddress(href, props.when)} target="_blank" data-likely>
            Contact now<VisuallyHidden>: {name}, opens in a new tab</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** 'Job Seeker available for Part-time / Full-time work'; nothing if neither is offered. */
export function availabilityText(partTime: boolean, fullTime: boolean): string {
  const kinds = [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ');
  return kinds && `Job Seeker available for ${kinds} work`;
}
