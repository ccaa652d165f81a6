import { colorSchemeScript } from './base/colorScheme.ts';

/**
 * Place it in the Document's head, before the style sheets. `<html>` needs `suppressHydrationWarning`, because this
 * sets an attribute on it before hydration.
 */
export function ColorSchemeScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: colorSchemeScript }}
    />
  );
}
