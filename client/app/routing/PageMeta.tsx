import { createContext, use } from 'react';
import { product } from '../../ui/base/product.ts';
import picture from '../../ui/sharePicture.png?no-inline';
import { useOrigin } from './page.ts';

/** The number of unread chats for the header; null without any. */
export const UnreadCount = createContext<string | null>(null);

/** The number in the tab's title, for pages in the background. */
const useUnreadCount = (): string | null => use(UnreadCount);

export interface PageMetaProps {
  /** The page's title, without the product's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | null;
  /** The canonical URL, from paths.ts. Only for public pages. */
  canonical?: string;
  /** Path of a picture for shared links; by default the product's own. */
  image?: string | null;
}

/** Title, description, canonical URL and Open Graph data. React moves them into the head. */
export function PageMeta({ title, description, canonical, image }: PageMetaProps) {
  const origin = useOrigin();
  const unread = useUnreadCount();
  const fullTitle = title === product.name ? `${title}: ${product.tagline}` : `${title} · ${product.name}`;
  return (
    <>
      <title>{unread ? `(${unread}) ${fullTitle}` : fullTitle}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={new URL(image ?? sharePicture.src, origin).href} />
      {!image && <meta property="og:image:width" content={String(sharePicture.width)} />}
      {!image && <meta property="og:image:height" content={String(sharePicture.height)} />}
      <meta name="twitter:card" content={image ? 'summary' : 'summary_large_image'} />
      {canonical ? (
        <>
          <link rel="canonical" href={origin + canonical} />
          <meta property="og:url" content={origin + canonical} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** Structured data for search engines (schema.org). The page shows the same facts. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The default picture for shared links, in pixels. */
const sharePicture = { src: picture, width: 1200, height: 630 } as const;

export const StatusContext = createContext<(status: 404 | 410) => void>(() => {});

/** Sets the status of the response for a screen that offers its own way to continue, such as 404. */
export function PageStatus({ status }: { status: 404 | 410 }) {
  use(StatusContext)(status);
  return null;
}
