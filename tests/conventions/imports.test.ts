import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Which way imports may point: domain ← graphql ← pages ← app ← main on the server, ui ← components ← screens ← routes
 * in the client. The first rule whose folder a file lies in is the file's.
 */
const rules: { from: string; may: string[] }[] = [
  // The domain knows the shapes of the adapters to the outside, not the adapters.
  {
    from: 'server/domain/',
    may: [
      'server/domain/',
      'server/generated/',
      'server/payment/payment.ts',
      'server/payment/currency.ts',
      'server/mail/mail.ts',
      'server/media/media.ts',
      'server/queue/queue.ts',
    ],
  },
  {
    from: 'server/graphql/',
    may: [
      'server/graphql/',
      'server/domain/',
      'server/generated/',
      'server/payment/payment.ts',
      'server/media/media.ts',
    ],
  },
  {
    from: 'server/realtime/',
    may: [
      'server/realtime/',
      'server/domain/counters.ts',
      'server/domain/events.ts',
      'server/domain/errors.ts',
      'server/domain/presence/store.ts',
    ],
  },
  { from: 'server/payment/', may: ['server/payment/'] },
  { from: 'server/mail/', may: ['server/mail/'] },
  { from: 'server/queue/', may: ['server/queue/', 'server/generated/'] },
  { from: 'server/media/', may: ['server/media/'] },
  { from: 'server/database/', may: ['server/database/', 'server/generated/', 'server/env.ts'] },
  { from: 'server/auth/', may: ['server/auth/', 'server/domain/', 'server/generated/', 'server/mail/mail.ts'] },
  {
    from: 'server/pages/',
    // Development renders the client from its source, as the build's own settings say.
    may: ['server/pages/', 'server/securityHeaders.ts', 'client/server.tsx', 'client/paths.ts', 'vite.config.ts'],
  },
  { from: 'client/ui/', may: ['client/ui/'] },
  { from: 'client/relay/', may: ['client/relay/'] },
  {
    from: 'client/routing/',
    may: ['client/routing/', 'client/relay/', 'client/ui/', 'client/paths.ts', 'client/components/'],
  },
  {
    from: 'client/components/',
    may: ['client/components/', 'client/routing/', 'client/relay/', 'client/ui/', 'client/paths.ts'],
  },
  { from: 'client/', may: ['client/'] },
];

const sources = ['server', 'client']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|server\/generated|\.test\.tsx?$|\.d\.ts$/.test(file));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    normalize(join(dirname(file), match[1] ?? '')),
  );

function wrongImports(file: string): string[] {
  const rule = rules.find(({ from }) => file.startsWith(from));
  if (!rule) return [];
  return importsOf(file).filter((target) => {
    // Forms reuse the rules that the server enforces.
    if (
      file.startsWith('client/') &&
      !file.startsWith('client/ui/') &&
      /^server\/domain\/.*\.input\.ts$/.test(target)
    ) {
      return false;
    }
    return !rule.may.some((folder) => target.startsWith(folder));
  });
}

describe('imports', () => {
  it('are found at all', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(importsOf('server/main.ts')).toContain('server/env.ts');
  });

  it('point one way', () => {
    const wrong = sources.flatMap((file) => wrongImports(file).map((target) => `${file} imports ${target}`));
    expect(wrong).toEqual([]);
  });

  it('ui pieces never meet Relay', () => {
    const wrong = sources.filter(
      (file) => file.startsWith('client/ui/') && /from '(?:react-relay|relay-runtime)/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('no folder is called utils, helpers or common', () => {
    expect(sources.filter((file) => /\/(?:utils?|helpers?|common|misc)\//.test(file))).toEqual([]);
  });
});
