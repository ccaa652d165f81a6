import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { countryInSentence } from '../../../../server/domain/core/text/countryInSentence.ts';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { Faq } from '../../../ui/action/Faq.tsx';
import styles from '../../../ui/action/Tabs.module.css';
import type { Fact } from '../../../ui/display/Facts.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Prose } from '../../../ui/layout/Text.tsx';
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

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs according to the ARIA pattern: one tab stop, and arrow keys between tabs. The first tab is selected initially.
 */
function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const prefix = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number) {
    const target = steps[event.key]?.(index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    setChosen(tab.id);
    const button = list.current?.children[target];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} ref={list} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          hidden={tab.id !== chosen}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
