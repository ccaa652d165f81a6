import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { summarized } from '../../../server/domain/core/text/firstCharacters.ts';
import type { Profile_jobSeeker$key } from '../../__generated__/Profile_jobSeeker.graphql.ts';
import type { Profile_viewer$key } from '../../__generated__/Profile_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { useContactAddress } from '../../features/hiring/contact/useContactAddress.ts';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { ProfileLayout, profileEndId } from '../../features/people/profile/ProfileLayout.tsx';
import { ShortlistButton } from '../../features/people/shortlist/ShortlistButton.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { latePart } from '../../ui/base/servedPart.tsx';
import { whenIdle } from '../../ui/base/whenIdle.ts';
import { whenNear } from '../../ui/base/whenNear.ts';
import { Rate } from '../../ui/display/Rate.tsx';
import { JobSeekerAbout } from './JobSeekerAbout.tsx';
import { JobSeekerDeal } from './JobSeekerDeal.tsx';
import { JobSeekerHeader } from './JobSeekerHeader.tsx';
import { useCountView } from './useCountView.ts';

// Below everything else, so its code comes later.
const ProfileEnd = latePart(
  () => import('./ProfileEnd.tsx'),
  () => whenNear(profileEndId),
);

/** A job seeker's profile. All its contact buttons share one contact flow. */
export function Profile({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
  path,
  isForOwner = false,
}: {
  jobSeeker: Profile_jobSeeker$key;
  viewer: Profile_viewer$key;
  path: string;
  /** Shows job seekers what employers see of themselves. The contact buttons do nothing. */
  isForOwner?: boolean;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment Profile_jobSeeker on JobSeeker {
        id
        name
        photoUri
        title
        description
        minRate
        active
        job {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
        ...JobSeekerHeader_jobSeeker
        ...JobSeekerDeal_jobSeeker
        ...JobSeekerAbout_jobSeeker
        ...ProfileEnd_jobSeeker
        ...useContact_jobSeeker
        ...ShortlistButton_jobSeeker
        ...useCountView_jobSeeker
        viewerChat {
          databaseId
          sharedHash
        }
      }
    `,
    jobSeekerKey,
  );
  const viewer = useFragment(
    graphql`
      fragment Profile_viewer on Viewer {
        kind
        user {
          id
        }
        ...useContact_viewer
        ...ProfileEnd_viewer
      }
    `,
    viewerKey,
  );
  useCountView(jobSeeker);
  const { contact, open, prepare, isContacting, dialogs } = useContact(jobSeeker, viewer);
  const { photoUri, title, description, minRate, job, city, viewerChat } = jobSeeker;
  const name = firstName(jobSeeker.name);
  // Null if the viewer may not see it, so the profile is public.
  const isPaused = jobSeeker.active === false;
  // Job seekers do not contact each other.
  const canContact = isForOwner || viewer.kind !== 'JOB_SEEKER';
  // A link must not send a request: it opens the dialog first.
  useContactAddress(() => canContact && !isForOwner && viewer.kind !== 'ADMIN' && open());
  useEffect(() => (canContact && !isForOwner ? whenIdle(prepare) : undefined), [canContact, isForOwner, prepare]);
  const isOwn = !isForOwner && viewer.user?.id === jobSeeker.id;
  const chatPath = isForOwner ? null : viewerChat && chatPathOf(viewerChat, viewer.kind === 'GUEST');
  const contactProps = isForOwner
    ? { 'aria-disabled': true }
    : { onClick: contact, onPointerEnter: prepare, onFocus: prepare, loading: isContacting };
  return (
    <>
      <PageMeta
        title={[name, [job?.name, city?.name].filter(Boolean).join(' in ')].filter(Boolean).join(', ')}
        description={excerpt(title ? `${title}. ${description ?? ''}` : (description ?? ''))}
        image={photoUri}
        {...(!isPaused && { canonical: path })}
      />
      <ProfileLayout
        header={<JobSeekerHeader jobSeeker={jobSeeker} isPaused={isPaused} />}
        aside={
          <JobSeekerDeal
            jobSeeker={jobSeeker}
            action={
              canContact &&
              (chatPath ? (
                <ButtonLink size="large" wide href={chatPath}>
                  {continueToChat}
                </ButtonLink>
              ) : (
                <Button size="large" wide {...contactProps}>
                  Contact {name}
                </Button>
              ))
            }
            further={
              <>
                {isOwn && (
                  <ButtonLink look="secondary" wide href={paths.myProfile.to()}>
                    Edit my profile
                  </ButtonLink>
                )}
                <ShortlistButton jobSeeker={jobSeeker} look="text" />
              </>
            }
          />
        }
        end={
          <ProfileEnd
            jobSeeker={jobSeeker}
            viewer={viewer}
            contact={
              canContact &&
              (chatPath ? (
                <ButtonLink size="large" href={chatPath}>
                  {continueToChat}
                </ButtonLink>
              ) : (
                <Button size="large" {...contactProps}>
                  CHAT NOW
                </Button>
              ))
            }
          />
        }
        bar={
          canContact && (
            <>
              {city && minRate ? <Rate currency={city.country.currencyCode} amount={minRate} /> : <span />}
              {chatPath ? (
                <ButtonLink href={chatPath}>{continueToChat}</ButtonLink>
              ) : (
                <Button {...contactProps}>Contact {name}</Button>
              )}
            </>
          )
        }
      >
        <JobSeekerAbout jobSeeker={jobSeeker} />
      </ProfileLayout>
      {dialogs}
    </>
  );
}

/** For who has contacted this job seeker before. */
const continueToChat = 'Continue to chat';

/** A guest reads it by the share link of their side. */
function chatPathOf(chat: { databaseId: number; sharedHash: string | null | undefined }, isGuest: boolean): string {
  const { databaseId: id, sharedHash: hash } = chat;
  return isGuest && hash ? paths.sharedChat.to({ hash }) : paths.chat.to({ id });
}

/** The start of a text, as long as search engines show. */
const excerpt = (text: string): string => summarized(text, 160);
