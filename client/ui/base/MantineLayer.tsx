import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import './mantine.css';
import { createTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './colorScheme.ts';

/**
 * Mantine's provider around lazily loaded parts that use its controls. Not at the root, because public pages do without
 * it. Its variables come from style sheets, so no style element is inserted. Each part imports the style sheets of its
 * controls: `@mantine/core/styles/Select.layer.css`.
 */
export function MantineLayer({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}

/** Mantine's theme; colours and sizes are CSS variables, mapped to the tokens in mantine.css. */
const theme = createTheme({
  primaryColor: 'green',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: 'var(--weight-strong)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
