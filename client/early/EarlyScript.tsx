import { earlyScript } from './earlyScript.ts';

/** Belongs in the Document's head, before anything that can be pressed. */
export function EarlyScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: earlyScript }}
    />
  );
}
