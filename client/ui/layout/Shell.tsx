import { __iconNode as IconCloudOff } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { createContext, type ReactNode, use } from 'react';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import bannerClasses from './Banner.module.css';
import { Container } from './Grid.tsx';
import styles from './Shell.module.css';
import { useOnline } from './useOnline.ts';

/** What every page is made of: the link past the menus, a header, banners, and the main part with what is around it. */
export function Shell({
  header,
  banner,
  fills,
  alone,
  className,
  children,
}: {
  header: ReactNode;
  banner: ReactNode;
  /** For a screen that fills the window, such as a chat. */
  fills: boolean;
  /** On phones it has the head of the page itself. */
  alone: boolean;
  className?: string | undefined;
  /** A ShellMain and what follows it. */
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.page, fills && styles.fills, alone && styles.alone, className)}>
      <Link href="#content" className={styles.skip}>
        Skip to content
      </Link>
      {header}
      {banner}
      <OfflineBanner />
      {/* The browser's scripts need not have it. */}
      <noscript>{import.meta.env.SSR && <ScriptsBanner />}</noscript>
      {children}
    </div>
  );
}

export function ShellMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

/** On the server, what a form has sent without scripts: nothing is done with it, and the answer is its page. Null otherwise. */
export const Posted = /* @__PURE__ */ createContext<ReadonlyMap<string, string> | null>(null);

/** For a browser without JavaScript, in which the buttons of a page do nothing. */
function ScriptsBanner() {
  return (
    <div className={bannerClasses.warning}>
      <Container className={bannerClasses.inner}>
        <p>
          {use(Posted)
            ? 'Nothing was sent: this form needs JavaScript. Turn it on in your browser, then load this page again.'
            : 'JavaScript is turned off in your browser. You can read and search, but contacting, applying and logging in need it.'}
        </p>
      </Container>
    </div>
  );
}

/** Shows and announces a lost connection. */
function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={bannerClasses.region}>
      {!online && (
        <div className={bannerClasses.warning}>
          <Container className={bannerClasses.inner}>
            <Icon of={IconCloudOff} />
            <p>You are offline. This page may be out of date until you reconnect.</p>
          </Container>
        </div>
      )}
    </div>
  );
}
