import { __iconNode as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import styles from './ConversationHeader.module.css';

/** The counterpart of a chat. `backHref` leads back to the list on a phone. */
export function ConversationHeader({
  name,
  title = name,
  heading: Heading = 'h1',
  photoUri,
  online,
  line,
  badge,
  actions,
  backHref,
}: {
  name: string;
  /** Replaces the name: 'Chat now with Maria'. */
  title?: ReactNode;
  /** `h2` where the page has another heading. */
  heading?: 'h1' | 'h2' | undefined;
  photoUri: string | null;
  online?: boolean;
  /** 'Employer', a profile link, or the product's name. */
  line?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
  backHref?: string;
}) {
  return (
    <header className={styles.header}>
      {backHref && (
        <Link href={backHref} aria-label="All chats" className={styles.back}>
          <Icon of={IconArrowLeft} size={22} />
        </Link>
      )}
      <Avatar src={photoUri} name={name} size={44} online={online} />
      <div className={styles.words}>
        <div className={styles.top}>
          <Heading dir="auto" className={styles.name}>
            {title}
          </Heading>
          {badge}
        </div>
        {line && (
          <div dir="auto" className={styles.line}>
            {line}
          </div>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
