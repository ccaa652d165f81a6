import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './AccountLayout.module.css';
import type { Audience } from './audience.ts';

const promises: Record<Audience, { title: string; points: string[] }> = {
  employer: {
    title: 'Hire by the hour, without the paperwork.',
    points: [
      'See who is free, what they can do and what they ask for.',
      'Write to them directly, and meet before you decide.',
      'One subscription, cancelled in two clicks.',
    ],
  },
  jobSeeker: {
    title: 'Work when you want, for a rate you set.',
    points: [
      'Your profile is shown to employers in your city.',
      'They write to you: you answer when it suits you.',
      'It costs you nothing.',
    ],
  },
  anyone: {
    title: 'Good work is a conversation away.',
    points: [
      'All your chats in one place, on every device.',
      'Strangers never see your email or your number.',
      'Somebody of us is there when you need help.',
    ],
  },
};

/** A form of the account, and beside it what the account is good for. */
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
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.measure}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <Text look="soft">{lead}</Text>}
          <Stack className={styles.form}>{children}</Stack>
        </div>
      </div>
      <aside className={styles.side} aria-label="What it is good for">
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
