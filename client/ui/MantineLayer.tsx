import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import './mantine.css';
import type { ReactNode } from 'react';
import { useColorScheme } from './colorScheme.ts';
import { theme } from './theme.ts';

/**
 * Mantine, around the lazily loaded parts that use its controls. It stands here and not at the root because the public
 * pages do without it; its variables come from style sheets, so that no style element has to be written into the page.
 * A part imports the style sheet of each control it uses: `@mantine/core/styles/Select.layer.css`.
 */
export function MantineLayer({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
