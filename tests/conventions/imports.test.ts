import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './source/imports.ts';

/**
 * The allowed direction of imports. Server: domain ← graphql ← rest, pages ← app, start ← services ← main. Client: ui ← app ←
 * features ← screens ← routes. A file follows the first rule that its path starts with; a file without a rule fails.
 */
type Rule = { from: string[]; may: string[] };

/** Server files that run in the browser too. They may import only each other and the packages below. */
const shared =
  /^server\/domain\/(?:.*\.input\.ts$|core\/text\/(?:contactData|format)\/|lifecycle\/retention\/staying\.ts$|core\/text\/(?:characters|cleanText|countryInSentence|firstCharacters|inSentence|linkParts|markdown)\.ts$)|^server\/payment\/(?:currency|pass)\.ts$|^server\/media\/videoFacts\.ts$/;
const sharedPackages = ['zod', 'countries-list', 'libphonenumber-js/min', 'markdown-it', 'mediabunny'];

const rules: Rule[] = [
  // The domain knows the interfaces of the adapters, not the adapters.
  {
    from: ['server/domain/'],
    may: [
      'server/domain/',
      'server/generated/',
      'server/database/sql.ts',
      'server/payment/exchange.ts',
      'server/payment/failures.ts',
      'server/payment/payment.ts',
      'server/payment/returns.ts',
      'server/mail/mail.ts',
      'server/media/media.ts',
      'server/queue/queue.ts',
      'server/sms/sms.ts',
      'server/tracing/traced.ts',
    ],
  },
  {
    from: ['server/graphql/'],
    may: [
      'server/graphql/',
      'server/domain/',
      'server/generated/',
      'server/http/bearer.ts',
      'server/http/compression.ts',
      'server/http/requestId.ts',
      'server/http/requestSpans.ts',
      'server/metrics/counted.ts',
      'server/tracing/traced.ts',
      'server/payment/payment.ts',
      'server/media/media.ts',
    ],
  },
  {
    from: ['server/rest/'],
    may: [
      'server/rest/',
      'server/graphql/',
      'server/domain/',
      'server/media/media.ts',
      'server/http/compression.ts',
      'server/http/upgrade.ts',
      'server/auth/cookies.ts',
      'server/tracing/traced.ts',
      'server/http/version.ts',
      'client/ui/base/product.ts',
    ],
  },
  // What only developers ask for: GraphiQL and the descriptions of both APIs.
  {
    from: ['server/developers/'],
    may: [
      'server/developers/',
      'server/rest/',
      'server/graphql/printedSchema.ts',
      'server/http/compression.ts',
      'server/auth/cookies.ts',
      'client/ui/base/product.ts',
    ],
  },
  {
    from: ['server/http/'],
    may: [
      'server/http/',
      'server/log/context.ts',
      'server/metrics/',
      'server/tracing/',
      'server/domain/',
      'server/auth/auth.ts',
      'server/auth/cookies.ts',
      'server/auth/databaseFailures.ts',
      'server/mail/outbox.ts',
      'server/media/csvGuard.ts',
      'server/media/media.ts',
      'server/media/store.ts',
      'server/payment/failures.ts',
      'server/payment/payment.ts',
      'client/app/paths.ts',
    ],
  },
  {
    from: ['server/realtime/'],
    may: [
      'server/realtime/',
      'server/tracing/traced.ts',
      'server/domain/core/limits/counters.ts',
      'server/domain/core/events/events.ts',
      'server/domain/core/failures/errors.ts',
      'server/domain/accounts/presence/store.ts',
    ],
  },
  { from: ['server/payment/'], may: ['server/payment/', 'server/tracing/traced.ts'] },
  { from: ['server/mail/'], may: ['server/mail/'] },
  { from: ['server/sms/'], may: ['server/sms/', 'server/mail/mail.ts', 'server/tracing/traced.ts'] },
  {
    from: ['server/queue/'],
    may: ['server/queue/', 'server/generated/', 'server/log/context.ts', 'server/metrics/', 'server/tracing/'],
  },
  {
    from: ['server/webhooks/'],
    may: [
      'server/webhooks/',
      'server/rest/document.ts',
      'server/rest/fragments.ts',
      'server/rest/present.ts',
      'server/graphql/',
      'server/domain/',
      'server/metrics/counted.ts',
      'server/tracing/traced.ts',
    ],
  },
  { from: ['server/media/'], may: ['server/media/', 'server/tracing/traced.ts'] },
  { from: ['server/backup/'], may: ['server/backup/', 'server/database/'] },
  { from: ['server/database/'], may: ['server/database/', 'server/generated/', 'server/tracing/traced.ts'] },
  {
    from: ['server/auth/'],
    may: ['server/auth/', 'server/domain/', 'server/generated/', 'server/database/sql.ts', 'server/mail/mail.ts'],
  },
  {
    from: ['server/pages/'],
    // Development renders the client from its source.
    may: [
      'server/pages/',
      'server/http/compression.ts',
      'server/metrics/counted.ts',
      'client/server.tsx',
      'client/app/paths.ts',
      'scripts/developmentEntry.ts',
    ],
  },
  {
    from: ['server/start/env.ts', 'server/start/settingForms.ts'],
    may: [
      'server/domain/core/limits/periods.ts',
      'server/domain/lifecycle/webhook/publicAddress.ts',
      'server/start/settingForms.ts',
    ],
  },
  { from: ['server/tracing/'], may: ['server/tracing/'] },
  { from: ['server/log/'], may: ['server/log/', 'server/tracing/traced.ts'] },
  { from: ['server/metrics/'], may: ['server/metrics/'] },
  {
    from: ['server/app.ts'],
    may: [
      'server/auth/',
      'server/developers/',
      'server/domain/',
      'server/graphql/',
      'server/http/',
      'server/mail/outbox.ts',
      'server/media/store.ts',
      'server/pages/pages.ts',
      'server/start/paymentSandbox.ts',
      'server/rest/',
    ],
  },
  {
    from: ['server/services.ts'],
    may: [
      'server/app.ts',
      'server/auth/',
      'server/domain/context.ts',
      'server/start/env.ts',
      'server/graphql/persisted.ts',
      'server/http/origin.ts',
      'server/log/errorReports.ts',
      'server/queue/',
      'server/start/',
      'server/tracing/start.ts',
      'server/http/version.ts',
      'server/webhooks/deliver.ts',
    ],
  },
  // The only file of the server that knows the sandbox.
  {
    from: ['server/start/paymentSandbox.ts'],
    may: [
      'payment-sandbox/mount',
      'payment-sandbox/sandbox',
      'payment-sandbox/schema',
      'server/database/connection.ts',
      'server/payment/',
    ],
  },
  {
    from: ['server/start/'],
    may: [
      'server/auth/',
      'server/database/',
      'server/domain/',
      'server/http/outbox.ts',
      'server/log/errorReports.ts',
      'server/mail/',
      'server/media/',
      'server/metrics/',
      'server/tracing/traced.ts',
      'server/queue/',
      'server/payment/',
      'server/realtime/',
      'server/sms/',
      'server/start/',
      'client/app/paths.ts',
      'client/ui/base/product.ts',
    ],
  },
  {
    from: ['server/commands/'],
    may: [
      'server/commands/',
      'server/auth/',
      'server/backup/',
      'server/database/',
      'server/start/checks/',
      'server/start/env.ts',
      'server/start/paymentSandbox.ts',
      'server/start/requireFreePort.ts',
      'server/log/',
      'server/media/open.ts',
      'server/queue/boss.ts',
      'server/services.ts',
      'prisma/demo/',
      'client/ui/base/product.ts',
    ],
  },
  { from: ['packages/payment-sandbox/'], may: ['packages/payment-sandbox/'] },
  { from: ['packages/compiled-graphql/'], may: ['packages/compiled-graphql/'] },
  { from: ['packages/client/'], may: ['packages/client/'] },
  { from: ['client/app/paths.ts'], may: ['client/app/routing/path.ts'] },
  { from: ['client/app/early/'], may: ['client/app/early/'] },
  { from: ['client/ui/'], may: ['client/ui/'] },
  { from: ['client/app/relay/'], may: ['client/__generated__/', 'client/app/relay/'] },
  {
    from: ['client/app/routing/'],
    may: ['client/app/routing/', 'client/app/relay/', 'client/ui/', 'client/app/paths.ts'],
  },
  {
    from: ['client/features/'],
    may: [
      'client/__generated__/',
      'client/features/',
      'client/app/routing/',
      'client/app/relay/',
      'client/ui/',
      'client/app/paths.ts',
    ],
  },
  {
    from: ['client/screens/'],
    may: [
      'client/__generated__/',
      'client/screens/',
      'client/features/',
      'client/app/routing/',
      'client/app/relay/',
      'client/ui/',
      'client/app/paths.ts',
    ],
  },
  { from: ['client/'], may: ['client/'] },
];

/** The groups of the domain, from the ground up: each imports only itself and those before it. */
const groups = [
  'core',
  'accounts',
  'files',
  'chat',
  'people',
  'offers',
  'hiring',
  'billing',
  'discovery',
  'office',
  'lifecycle',
];
const groupOf = (file: string): string => file.split('/')[2] ?? '';
/** Of a file that stands above the groups: after all of them. */
const rankOf = (file: string): number =>
  groupOf(file).endsWith('.ts') ? groups.length : groups.indexOf(groupOf(file));
const filesIn = (folders: string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|server\/generated|\/node_modules\/|\.d\.ts$/.test(file));

/** The files of the domain that write hand-tuned SQL. */
const isSqlFile = (file: string): boolean => file.startsWith('server/domain/') && file.endsWith('.sql.ts');

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const sources = filesIn(['server', 'client', 'packages']).filter((file) => !isTest(file));

const isPath = (target: string): boolean =>
  /^(?:server|client|packages|payment-sandbox|prisma|tests|[a-z]+\.config)[/.]/.test(target);

function wrongImports(file: string): string[] {
  if (shared.test(file)) {
    return importsOf(file).filter((target) => !shared.test(target) && !sharedPackages.includes(target));
  }
  const rule = rules.find(({ from }) => from.some((path) => file.startsWith(path)));
  return importsOf(file).filter((target) => {
    if (!isPath(target)) return false;
    if (shared.test(target)) {
      // The design system formats dates and links, but knows no input rules.
      if (file.startsWith('client/ui/')) return target.endsWith('.input.ts');
      if (file.startsWith('client/') || file.startsWith('server/domain/')) return false;
    }
    // `sql.test.ts` says which files these are.
    if (target === 'server/database/kysely.ts' && isSqlFile(file)) return false;
    return !rule?.may.some((folder) => target.startsWith(folder));
  });
}

/** The files of an import cycle, or null if there is none. */
function findCircle(graph: ReadonlyMap<string, string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      const circle = visit(target);
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}

describe('imports', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(importsOf('server/commands/serve.ts')).toEqual(
      expect.arrayContaining(['server/start/env.ts', 'prisma/demo/demo.ts']),
    );
  });

  it('have a rule for every file', () => {
    const without = sources.filter(
      (file) => !shared.test(file) && !rules.some(({ from }) => from.some((path) => file.startsWith(path))),
    );
    expect(without).toEqual([]);
  });

  it('follow the allowed direction', () => {
    const wrong = sources.flatMap((file) => wrongImports(file).map((target) => `${file} imports ${target}`));
    expect(wrong).toEqual([]);
  });

  it('of the domain lead from a group to those below it', () => {
    const domain = sources.filter((file) => file.startsWith('server/domain/') && file.split('/').length > 3);
    expect([...new Set(domain.map(groupOf))].toSorted()).toEqual(groups.toSorted());
    const upward = domain.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('server/domain/') && rankOf(target) > rankOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it.each([
    ['server', 1],
    ['server/domain', 2],
    ['client', 1],
    ['client/features', 1],
    ['client/screens', 1],
    ['client/ui', 1],
  ])('lead round between no folders of %s', (base, depth) => {
    const inBase = sources.filter((file) => file.startsWith(`${base}/`));
    const folderOf = (file: string) =>
      dirname(file)
        .split('/')
        .slice(0, base.split('/').length + depth)
        .join('/');
    const graph = new Map<string, string[]>();
    for (const file of inBase) {
      const folder = folderOf(file);
      const targets = importsOf(file)
        .filter((target) => target.startsWith(`${base}/`))
        .map(folderOf);
      graph.set(folder, [...(graph.get(folder) ?? []), ...targets.filter((target) => target !== folder)]);
    }
    expect(graph.size).toBeGreaterThan(3);
    expect(findCircle(graph)).toBeNull();
  });

  it('form no cycles', () => {
    const files = filesIn(['server', 'client', 'packages', 'prisma', 'scripts', 'tests', 'bench']);
    const known = new Set(files);
    const graph = new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))]));
    expect(findCircle(graph)).toBeNull();
  });

  it('of Relay are not in the design system', () => {
    const wrong = sources.filter(
      (file) => file.startsWith('client/ui/') && /from '(?:react-relay|relay-runtime)/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('of OpenTelemetry are loaded only where traces are recorded', () => {
    const library = sources.filter((file) => importsOf(file).some((target) => target.startsWith('@opentelemetry/')));
    expect(library).toEqual(['server/tracing/openTelemetry.ts']);
    const always = sources.filter((file) =>
      /^import (?!type )[^;]*openTelemetry\.ts'/m.test(readFileSync(file, 'utf8')),
    );
    expect(always).toEqual([]);
  });

  it('no folder is called utils, helpers or common', () => {
    expect(sources.filter((file) => /\/(?:utils?|helpers?|common|misc)\//.test(file))).toEqual([]);
  });
});
