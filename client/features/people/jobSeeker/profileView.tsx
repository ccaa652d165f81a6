import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';
import { countryInSentence } from '../../../../server/domain/core/text/countryInSentence.ts';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { Faq } from '../../../ui/action/Faq.tsx';
import { Tabs } from '../../../ui/action/Tabs.tsx';
import type { Fact } from '../../../ui/display/Facts.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Prose } from '../../../ui/layout/Prose.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
import type { ProfileLine } from '../profile/ProfileHeader.tsx';
import { ProfileSection } from '../profile/ProfileLayout.tsx';

/** How a profile is shown: on its page, and as a preview of what is being edited. */

type Text = string | null | undefined;

/** The lines under the title. */
export function profileLines({
  job,
  areas,
  city,
  country,
  since,
}: {
  job: Text;
  areas: Text;
  city: Text;
  /** Of origin. */
  country: Text;
  /** ISO 8601. */
  since: Text;
}): ProfileLine[] {
  const lines = [
    { id: 'job', icon: IconBriefcase, text: job },
    { id: 'place', icon: IconMapPin, text: [areas && isolated(areas), city].filter(Boolean).join(', ') },
    { id: 'from', icon: IconWorld, text: country && `From ${countryInSentence(country)}` },
    {
      id: 'since',
      icon: IconCalendar,
      text: since && (
        <>
          Since <time dateTime={since}>{formatDay(since)}</time>
        </>
      ),
    },
  ];
  return lines.filter(({ text }) => text);
}

/** The facts under the rate. */
export function profileFacts({
  partTime,
  fullTime,
  experience,
  language,
  areas,
}: {
  partTime: boolean;
  fullTime: boolean;
  experience: Text;
  language: Text;
  areas: Text;
}): Fact[] {
  return [
    { label: 'Available', value: [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ') },
    { label: 'Experience', value: experience },
    { label: 'Mother tongue', value: language },
    { label: 'Areas', value: areas },
  ];
}

/** The description, the video and the answers. `name` is the first name. */
export function ProfileTexts({
  name,
  job,
  description,
  answer1,
  answer2,
  answer3,
  answer4,
  video,
}: Record<'job' | 'description' | 'answer1' | 'answer2' | 'answer3' | 'answer4', Text> & {
  name: string;
  video?: ReactNode;
}) {
  const questions = [
    { id: 'great', question: `What makes you a great ${job?.toLowerCase() ?? 'worker'}?`, answer: answer1 },
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
      {video && <ProfileSection title="Video presentation">{video}</ProfileSection>}
      {questions.length > 0 && (
        <ProfileSection title={`Q&A with ${name}`}>
          <Faq questions={questions} firstOpen />
        </ProfileSection>
      )}
    </>
  );
}
