import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PersonRow_jobSeeker$key } from '../../../__generated__/PersonRow_jobSeeker.graphql.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge, VerifiedMark, VideoBadge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { Rate } from '../../../ui/display/Rate.tsx';
import { RatedStars } from '../../../ui/display/Stars.tsx';
import { type RowAction, RowMenu } from '../../../ui/table/RowMenu.tsx';
import { Selection } from '../../../ui/table/Selection.tsx';
import { cardBadges } from '../../accounts/badge/badgeWords.ts';
import { jobSeekerPath } from '../jobSeeker/jobSeekerPath.ts';
import { useShortlist } from '../shortlist/useShortlist.ts';
import styles from './PersonRow.module.css';

export interface PersonRowProps {
  /** Null while the profile is not public: the name is all that is left. */
  jobSeeker: PersonRow_jobSeeker$key | null | undefined;
  /** The first name, as the viewer may see it. */
  name: string;
  /** Names the row to screen readers: 'Maria', or more where one person has several rows. */
  label?: string;
  /** What brought the person here: 'For Waiter in Singapore', with the day. */
  about?: ReactNode;
  /** A badge. */
  state?: ReactNode;
  isUnread?: boolean;
  /** The one thing to do next. */
  action: ReactNode;
  /** The rest; the shortlist is added here. */
  menu: RowAction[];
  /** Chosen for the bar below the list. */
  selection: { id: string; selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void };
  /** The private note, which comes back when a removal from the shortlist is undone. */
  note?: string;
  children?: ReactNode;
}

/** A job seeker as their employer decides about them: applicant, contact or entry of the shortlist. Within a PersonList. */
export function PersonRow({ name, label = name, selection, menu, note, children, ...props }: PersonRowProps) {
  const jobSeeker = useFragment(
    graphql`
      fragment PersonRow_jobSeeker on JobSeeker {
        photoUri
        videoUri
        badges
        minRate
        averageStars
        ratingCount
        description
        job {
          name
        }
        experience {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
        ...jobSeekerPath_jobSeeker
        id
        viewerHasShortlisted
      }
    `,
    props.jobSeeker,
  );
  const shortlist = useShortlist(jobSeeker, note);
  const actions: RowAction[] = [
    ...(shortlist
      ? [
          {
            id: 'shortlist',
            label: shortlist.isListed ? 'Remove from shortlist' : 'Add to shortlist',
            onPress: shortlist.toggle,
          },
        ]
      : []),
    ...menu,
  ];
  return (
    <Card className={styles.row} data-selected={selection.selected.has(selection.id) || undefined}>
      <div className={styles.select}>
        <Selection {...selection} ids={[selection.id]} label={`Select ${label}`} />
      </div>
      <Photo src={jobSeeker?.photoUri} name={name} alt="" size={72} className={styles.photo} />
      <div className={styles.person}>
        <div className={styles.head}>
          <h2 dir="auto" className={styles.name}>
            {jobSeeker ? <Link href={jobSeekerPath(jobSeeker)}>{name}</Link> : name}
            <VerifiedMark what={cardBadges(jobSeeker?.badges ?? [])} />
          </h2>
          {props.state}
          {props.isUnread && <Badge tone="solid">Unread</Badge>}
          {shortlist?.isListed && <Badge tone="green">Shortlisted</Badge>}
          {jobSeeker?.videoUri && <VideoBadge />}
        </div>
        {jobSeeker ? <Facts {...jobSeeker} /> : <p className={styles.soft}>Not available now</p>}
        {props.about && <p className={styles.soft}>{props.about}</p>}
        {jobSeeker?.description && (
          <p dir="auto" className={styles.excerpt}>
            {jobSeeker.description}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {props.action}
        {actions.length > 0 && <RowMenu label={`Actions for ${label}`} actions={actions} />}
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </Card>
  );
}

type Named = { readonly name: string } | null | undefined;

/** What tells people apart at a glance. */
function Facts({
  job,
  city,
  minRate,
  experience,
  averageStars,
  ratingCount,
}: {
  job?: Named;
  city?: { readonly name: string; readonly country: { readonly currencyCode: string } } | null | undefined;
  experience?: Named;
  minRate?: number | null | undefined;
  averageStars?: number | null | undefined;
  ratingCount: number;
}) {
  const place = [job?.name, city?.name].filter(Boolean).join(' in ');
  return (
    <ul className={styles.facts}>
      {place && (
        <li>
          <bdi>{place}</bdi>
        </li>
      )}
      {city && minRate ? (
        <li>
          <Rate currency={city.country.currencyCode} amount={minRate} />
        </li>
      ) : null}
      {experience && <li>{experience.name}</li>}
      {averageStars != null && (
        <li>
          <RatedStars average={averageStars} count={ratingCount} />
        </li>
      )}
    </ul>
  );
}
