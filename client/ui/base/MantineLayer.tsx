import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import './mantine.css';
import type { ReactNode } from 'react';
import { useColorScheme } from './colorScheme.ts';
import { theme } from './theme.ts';

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
