import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useContact } from '../../components/contact/useContact.tsx';
import { firstName } from '../../components/jobSeeker/firstName.ts';
import { ShortlistButton } from '../../components/shortlist/ShortlistButton.tsx';
import { PageMeta } from '../../routing/PageMeta.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { ProfileLayout } from '../../ui/profile/ProfileLayout.tsx';
import type { Profile_jobSeeker$key } from './__generated__/Profile_jobSeeker.graphql.ts';
import type { Profile_viewer$key } from './__generated__/Profile_viewer.graphql.ts';
import { JobSeekerAbout } from './JobSeekerAbout.tsx';
import { JobSeekerDeal } from './JobSeekerDeal.tsx';
import { JobSeekerHeader } from './JobSeekerHeader.tsx';
import { useCountView } from './useCountView.ts';

// Below everything else, so its code comes later.
const ProfileEnd = lazy(() => import('./ProfileEnd.tsx'));

/** A job seeker's profile. All its contact buttons share one contact flow. */
export function Profile({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
  path,
}: {
  jobSeeker: Profile_jobSeeker$key;
  viewer: Profile_viewer$key;
  path: string;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment Profile_jobSeeker on JobSeeker {
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
      }
    `,
    jobSeekerKey,
  );
  const viewer = useFragment(
    graphql`
      fragment Profile_viewer on Viewer {
        ...useContact_viewer
        ...ProfileEnd_viewer
      }
    `,
    viewerKey,
  );
  useCountView(jobSeeker);
  const { contact, prepare, isContacting, dialogs } = useContact(jobSeeker, viewer);
  const { photoUri, title, description, minRate, job, city } = jobSeeker;
  const name = firstName(jobSeeker.name);
  // Null if the viewer may not see it, so the profile is public.
  const isPaused = jobSeeker.active === false;
  const contactProps = { onClick: contact, onPointerEnter: prepare, onFocus: prepare, loading: isContacting };
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
            actions={
              <>
                <Button size="large" wide {...contactProps}>
                  Contact {name}
                </Button>
                <Button look="secondary" wide {...contactProps}>
                  CHAT NOW
                </Button>
                <ShortlistButton jobSeeker={jobSeeker} look="text" />
              </>
            }
          />
        }
        bar={
          <>
            {city && minRate ? <Rate currency={city.country.currencyCode} amount={minRate} /> : <span />}
            <Button {...contactProps}>Contact {name}</Button>
          </>
        }
      >
        <JobSeekerAbout jobSeeker={jobSeeker} />
        <Suspense>
          <ProfileEnd jobSeeker={jobSeeker} viewer={viewer} />
        </Suspense>
      </ProfileLayout>
      {dialogs}
    </>
  );
}

/** The start of a text in whole words, as long as search engines show. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 160) return line;
  return `${line.slice(0, 157).replace(/\s\S*$/, '')}…`;
}
