import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { product } from '../../ui/product.ts';
import styles from './Conversation.module.css';

/** In place of a chat that has been closed to the viewer while it was open: why, and how to go on. */
export function ChatEnded({ byLink, returnPath }: { byLink: boolean; returnPath: string }) {
  const logIn = (
    <ButtonLink href={paths.login.to({}, { next: byLink ? paths.chats.to() : returnPath })}>Log in</ButtonLink>
  );
  return (
    <div role="alert" className={styles.ended}>
      {byLink ? (
        <EmptyState
          icon={IconLinkOff}
          title="This link has ended"
          action={
            <Row>
              {logIn}
              <ButtonLink href={paths.home.to()} look="secondary">
                Go to the start page
              </ButtonLink>
            </Row>
          }
        >
          It was replaced by a new one, and opens this chat no more. Nothing that was written is lost: ask{' '}
          {product.name} for the new link, or log in if you have an account.
        </EmptyState>
      ) : (
        <EmptyState icon={IconLock} title="This chat is closed to you" action={<Row>{logIn}</Row>}>
          You have been logged out, or your visit is over. Nothing that was written is lost: log in to go on.
        </EmptyState>
      )}
    </div>
  );
}

/** Live events have ended for a reason that only loading the page anew may mend. */
export function LiveStopped() {
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        title="New messages do not arrive here by themselves just now"
        action={
          <Button size="small" look="secondary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    </div>
  );
}
