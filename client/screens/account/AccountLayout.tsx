import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/base/Icon.tsx';
import { useReplacedContent } from '../../ui/focus/useReplacedContent.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './AccountLayout.module.css';
import type { Audience } from './audience.ts';

const promises: Record<Audience, { title: string; points: string[] }> = {
  employer: {
    title: 'Hire by the hour.',
    points: [
      'Compare rates, experience and availability.',
      'Chat directly and meet before you decide.',
      'Cancel any time.',
    ],
  },
  jobSeeker: {
    title: 'Work when you want, at a rate you set.',
    points: ['Get found by employers in your city.', 'Choose who to answer, and when.', 'Free for job seekers.'],
  },
  anyone: {
    title: 'Good work is a conversation away.',
    points: [
      'All your chats in one place, on every device.',
      'Your email and phone number stay private.',
      'Support when you need it.',
    ],
  },
};

/** An account form, with the benefits of an account beside it. Another title is another step. */
export function AccountLayout({
  audience,
  title,
  lead,
  children,
}: {
  audience: Audience;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  const promise = promises[audience];
  const heading = useReplacedContent<HTMLHeadingElement>(title);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.measure}>
          <h1 dir="auto" ref={heading} className={styles.title}>
            {title}
          </h1>
          {lead && <Text look="soft">{lead}</Text>}
          <Stack className={styles.form}>{children}</Stack>
        </div>
      </div>
      <aside className={styles.side} aria-label="Benefits">
        <div className={styles.promise}>
          <p className={styles.promiseTitle}>{promise.title}</p>
          <ul className={styles.points}>
            {promise.points.map((point) => (
              <li key={point}>
                <Icon of={IconCheck} size={22} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
