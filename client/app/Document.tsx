import type { ReactNode } from 'react';
import { ColorSchemeScript } from '../ui/ColorSchemeScript.tsx';
import { favicon } from '../ui/favicon.ts';
import { fontPreload } from '../ui/fonts.ts';
import { earlyScript } from './early/earlyScript.ts';
import { pageDataId } from './routing/page.ts';

/** The whole page, including `<html>`. */
export function Document({
  data,
  nonce,
  styles,
  children,
}: {
  /** The page data as JSON: the browser hydrates from it. */
  data: string;
  nonce?: string;
  /** Only on the server. */
  styles?: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/** An on-screen keyboard resizes the page, so that the focused field stays visible. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <ColorSchemeScript nonce={nonce} />
        <EarlyScript nonce={nonce} />
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

/** Place it in the Document's head, before all controls. */
function EarlyScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // In the browser it has run, and React leaves it as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript : '' }}
    />
  );
}
