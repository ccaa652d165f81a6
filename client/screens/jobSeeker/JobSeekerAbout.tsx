import { graphql, useFragment } from 'react-relay';
import type { JobSeekerAbout_jobSeeker$key } from '../../__generated__/JobSeekerAbout_jobSeeker.graphql.ts';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { ProfileTexts } from '../../features/people/jobSeeker/profileView.tsx';
import { VideoPresentation } from '../../features/people/profileVideo/VideoPresentation.tsx';

/** The job seeker's description, video and answers. */
export function JobSeekerAbout({ jobSeeker: key }: { jobSeeker: JobSeekerAbout_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerAbout_jobSeeker on JobSeeker {
        name
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
  const { name: fullName, photoUri, videoUri, videoPosterUri, videoTranscript, job, ...texts } = jobSeeker;
  const name = firstName(fullName);
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
