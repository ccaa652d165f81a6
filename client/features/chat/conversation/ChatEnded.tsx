import { __iconNode as IconLinkOff } from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { __iconNode as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { paths } from '../../../app/paths.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import styles from './Conversation.module.css';

/** Replaces an open chat that the viewer may no longer see, with the reason and a way to continue. */
export function ChatEnded({ byLink, returnPath }: { byLink: boolean; returnPath: string }) {
  const logIn = (
    <ButtonLink href={paths.login.to({}, { next: byLink ? paths.chats.to() : returnPath })}>Log in</ButtonLink>
  );
  return (
    <div role="alert" className={styles.ended}>
      {byLink ? (
        <EmptyState
          icon={IconLinkOff}
          title="This link has expired"
          action={
            <Row>
              {logIn}
              <ButtonLink href={paths.home.to()} look="secondary">
                Go to the home page
              </ButtonLink>
            </Row>
          }
        >
          Your messages are safe. Ask {product.name} for a new link, or log in if you have an account.
        </EmptyState>
      ) : (
        <EmptyState icon={IconLock} title="Log in to continue" action={<Row>{logIn}</Row>}>
          You were logged out or your session expired. Your messages are safe.
        </EmptyState>
      )}
    </div>
  );
}

/** Live events have ended for a reason that requires reloading the page. */
export function LiveStopped() {
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        title="Live updates have stopped"
        action={
          <Button size="small" look="secondary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </div>
  );
}
