import { graphql, useFragment } from 'react-relay';
import { firstName } from '../../components/jobSeeker/firstName.ts';
import { Faq } from '../../ui/action/Faq.tsx';
import { Tabs } from '../../ui/action/Tabs.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { ProfileSection } from '../../ui/profile/ProfileLayout.tsx';
import { VideoPresentation } from '../../ui/profile/VideoPresentation.tsx';
import type { JobSeekerAbout_jobSeeker$key } from './__generated__/JobSeekerAbout_jobSeeker.graphql.ts';

/** The job seeker's description, video and answers. */
export function JobSeekerAbout({ jobSeeker: key }: { jobSeeker: JobSeekerAbout_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerAbout_jobSeeker on JobSeeker {
        name
        photoUri
        videoUri
        videoPosterUri
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
  const { photoUri, videoUri, videoPosterUri, description, answer1, answer2, answer3, answer4, job } = jobSeeker;
  const name = firstName(jobSeeker.name);
  const questions = [
    { id: 'great', question: `What makes you a great ${job?.name.toLowerCase() ?? 'worker'}?`, answer: answer1 },
    { id: 'hire', question: 'Why should we hire you?', answer: answer2 },
    { id: 'employers', question: 'Who are your previous employers?', answer: answer4 },
  ].filter(({ answer }) => answer);
  return (
    <>
      <Tabs
        label={`About ${name}`}
        tabs={[
          {
            id: 'profile',
            label: 'Job Seeker Profile',
            content: (
              <Stack>
                {description && <Prose>{description}</Prose>}
                {answer3 && (
                  <ProfileSection title="Preferred time slots">
                    <Prose>{answer3}</Prose>
                  </ProfileSection>
                )}
              </Stack>
            ),
          },
        ]}
      />
      {videoUri && (
        <ProfileSection title="Video presentation">
          <VideoPresentation src={videoUri} name={name} poster={videoPosterUri ?? photoUri ?? undefined} />
        </ProfileSection>
      )}
      {questions.length > 0 && (
        <ProfileSection title={`Q&A with ${name}`}>
          <Faq questions={questions} firstOpen />
        </ProfileSection>
      )}
    </>
  );
}
