import type { ReactNode } from 'react';
import { colorSchemeScript } from '../ui/base/colorScheme.ts';
import icon from '../ui/favicon.svg?no-inline';
import { fontPreload } from '../ui/fonts.ts';
import { earlyScript } from './early.ts';
import { pageDataId } from './routing/page.ts';

/** What runs in the head, before the style sheets and all controls. Empty in the browser, where it has run. */
export const headScripts: readonly [string, string] = import.meta.env.SSR ? [colorSchemeScript, earlyScript] : ['', ''];

/** The whole page, including `<html>`. */
export function Document({
  data,
  styles,
  children,
}: {
  /** The page data as JSON: the browser hydrates from it. */
  data: string;
  /** Only on the server. */
  styles?: ReactNode;
  children: ReactNode;
}) {
  const [colorScheme, early] = headScripts;
  return (
    // A head script sets the color scheme as an attribute.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/** An on-screen keyboard resizes the page, so that the focused field stays visible. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <HeadScript text={colorScheme} />
        <HeadScript text={early} />
        <link rel="preload" href={fontPreload} as="font" type="font/woff2" crossOrigin="anonymous" />
        {styles}
      </head>
      <body>
        {children}
        <script
          id={pageDataId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: data }}
        />
      </body>
    </html>
  );
}

function HeadScript({ text }: { text: string }) {
  return (
    <script
      suppressHydrationWarning
      // In the browser, React leaves it as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** For `<link rel="icon" type="image/svg+xml">` in the Document's head. */
const favicon: string = icon;
