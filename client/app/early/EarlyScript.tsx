import { earlyScript } from './earlyScript.ts';

/** Place it in the Document's head, before all controls. */
export function EarlyScript({ nonce }: { nonce?: string | undefined }) {
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
