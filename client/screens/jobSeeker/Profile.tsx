import { useEffect, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { summarized } from '../../../server/domain/core/text/characters.ts';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import type { JobSeekerAbout_jobSeeker$key } from '../../__generated__/JobSeekerAbout_jobSeeker.graphql.ts';
import type { Profile_jobSeeker$key } from '../../__generated__/Profile_jobSeeker.graphql.ts';
import type { Profile_viewer$key } from '../../__generated__/Profile_viewer.graphql.ts';
import type { useCountView_jobSeeker$key } from '../../__generated__/useCountView_jobSeeker.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { isContactAddress } from '../../features/people/jobSeeker/contactAddress.ts';
import { ProfileTexts } from '../../features/people/jobSeeker/profileView.tsx';
import { ProfileLayout, profileEndId } from '../../features/people/profile/ProfileLayout.tsx';
import { VideoPresentation } from '../../features/people/profileVideo/VideoPresentation.tsx';
import { ShortlistButton } from '../../features/people/shortlist/ShortlistButton.tsx';
import { useReportView } from '../../features/people/view/useReportView.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { latePart, servedOnly } from '../../ui/base/servedPart.tsx';
import { whenIdle, whenNear } from '../../ui/base/whenNear.ts';
import { Rate } from '../../ui/display/Rate.tsx';
import { JobSeekerDeal, JobSeekerHeader } from './JobSeekerHeader.tsx';

// Below everything else, so its code comes later.
const ProfileEnd = latePart(
  () => import('./ProfileEnd.tsx'),
  () => whenNear(profileEndId),
);
// Search engines read what the server renders.
const PersonData = servedOnly(() => import('./PersonData.tsx'));

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
        callName
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
        ...JobSeekerHeader_jobSeekerDeal
        ...JobSeekerAbout_jobSeeker
        ...ProfileEnd_jobSeeker
        ...PersonData_jobSeeker
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
  const { open, prepare, press, dialogs } = useContact(jobSeeker, viewer);
  const { photoUri, title, description, minRate, job, city, viewerChat } = jobSeeker;
  const name = calledName(jobSeeker);
  // Null if the viewer may not see it, so the profile is public.
  const isPaused = jobSeeker.active === false;
  // Job seekers do not contact each other.
  const canContact = isForOwner || viewer.kind !== 'JOB_SEEKER';
  // A link must not send a request: it opens the dialog first.
  useContactAddress(() => canContact && !isForOwner && viewer.kind !== 'ADMIN' && open());
  useEffect(() => (canContact && !isForOwner ? whenIdle(prepare) : undefined), [canContact, isForOwner, prepare]);
  const isOwn = !isForOwner && viewer.user?.id === jobSeeker.id;
  const chatPath = isForOwner ? null : viewerChat && chatPathOf(viewerChat, viewer.kind === 'GUEST');
  const contactProps = isForOwner ? { 'aria-disabled': true } : press;
  return (
    <>
      <PageMeta
        title={[name, [job?.name, city?.name].filter(Boolean).join(' in ')].filter(Boolean).join(', ')}
        description={excerpt(title ? `${title}. ${description ?? ''}` : (description ?? ''))}
        image={photoUri}
        {...(!isPaused && { canonical: path })}
      />
      {!isPaused && <PersonData jobSeeker={jobSeeker} />}
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

/** Calls `open` once where the address says so, and removes that from it: a page that is loaded again does not ask again. */
function useContactAddress(open: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isAsked = isContactAddress({ hash });
  const opened = useRef(false);
  useEffect(() => {
    if (!isAsked) opened.current = false;
    else if (!opened.current) {
      opened.current = true;
      open();
      navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }
  });
}

/** Reports a view of this profile. */
function useCountView(jobSeekerKey: useCountView_jobSeeker$key): void {
  const environment = useRelayEnvironment();
  const { id } = useFragment(
    graphql`
      fragment useCountView_jobSeeker on JobSeeker {
        id
      }
    `,
    jobSeekerKey,
  );
  useReportView(id, () => {
    // A view that is not counted is no failure of the page.
    import('./countProfileView.ts').then(
      ({ countProfileView }) => countProfileView(environment, id),
      () => undefined,
    );
  });
}

/** The job seeker's description, video and answers. */
function JobSeekerAbout({ jobSeeker: key }: { jobSeeker: JobSeekerAbout_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerAbout_jobSeeker on JobSeeker {
        name
        callName
        photoUri
        videoUri
        videoPosterUri
        videoTranscript
        description
        answer1
        answer2
        answer3
        answer4
        job {
          name
        }
      }
    `,
    key,
  );
  const { name: fullName, callName, photoUri, videoUri, videoPosterUri, videoTranscript, job, ...texts } = jobSeeker;
  const name = calledName({ name: fullName, callName });
  const video = videoUri && (
    <VideoPresentation
      src={videoUri}
      name={name}
      poster={videoPosterUri ?? photoUri ?? undefined}
      transcript={videoTranscript}
    />
  );
  return <ProfileTexts name={name} job={job?.name} video={video} {...texts} />;
}
