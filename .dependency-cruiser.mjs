/**
 * Who may import whom, by folder and suffix, so that moving a file changes nothing here. `npm run check` runs it. It reads types and
 * dynamic imports, too.
 */

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

/** What a folder of the server may import beside itself and the forms of settings. `app.ts`, `services.ts`, `start` and `commands` put the parts together. */
const layers = {
  domain: ['database', 'mail', 'media', 'payment', 'queue', 'sms', 'tracing'],
  graphql: ['domain', 'http', 'media', 'metrics', 'payment', 'tracing'],
  rest: ['auth', 'domain', 'graphql', 'http', 'log', 'media', 'tracing'],
  developers: ['auth', 'graphql', 'http', 'rest'],
  webhooks: ['domain', 'graphql', 'metrics', 'rest', 'tracing'],
  http: ['auth', 'database', 'domain', 'log', 'mail', 'media', 'metrics', 'payment', 'tracing'],
  pages: ['http', 'metrics'],
  auth: ['database', 'domain', 'mail'],
  realtime: ['domain', 'tracing'],
  backup: ['database'],
  database: ['tracing'],
  media: ['tracing'],
  payment: ['tracing'],
  sms: ['mail', 'tracing'],
  queue: ['log', 'metrics', 'tracing'],
  log: ['tracing'],
  mail: [],
  metrics: [],
  settings: [],
  tracing: [],
};

/** Types, fields and rows of a noun, which stand in its folder of the domain. */
const windows = String.raw`\.(?:graph|rest)\.ts$`;
const tests = String.raw`\.test\.tsx?$|^tests/`;

/** Files of the server that run in the browser too: input rules, formats of texts, and facts without services. */
const shared = String.raw`^server/domain/core/text/(?!input/)|\.input\.ts$|^server/.*/(?:chargeLimits|currency|pass|staying|videoFacts)\.ts$`;
const sharedPackages = 'zod|countries-list|libphonenumber-js|markdown-it|mediabunny';

const own = '^(?:client|packages|prisma|scripts|server|tests)/';
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no circles', {}, { circular: true }),
    rule('imports that lead nowhere', { path: own }, { couldNotResolve: true, path: '^[./#]' }),

    ...groups
      .slice(0, -1)
      .map((group, index) =>
        rule(
          `${group} imports no later group`,
          { path: `^server/domain/${group}/`, pathNot: tests },
          { path: `^server/domain/(?:${groups.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'a group of the domain has its place in the order',
      { path: '^server/domain/[^/]+/', pathNot: `^server/domain/(?:${groups.join('|')})/` },
      {},
    ),
    rule(
      'groups do not import what stands above them',
      { path: '^server/domain/[^/]+/', pathNot: [windows, tests] },
      { path: String.raw`^server/domain/[^/]+\.ts$` },
    ),
    rule(
      'only lists and other windows import the windows of nouns',
      { path: '^server/', pathNot: [windows, tests, '^server/(?:graphql|rest|webhooks|developers)/'] },
      { path: windows },
    ),

    ...Object.entries(layers).map(([folder, below]) =>
      rule(
        `server/${folder} imports ${below.join(', ') || 'nothing else'}`,
        { path: `^server/${folder}/`, pathNot: [windows, tests] },
        { path: '^server/', pathNot: `^server/(?:${[folder, 'generated', 'settings', ...below].join('|')})/` },
      ),
    ),
    rule(
      'windows of nouns do not know what starts the server',
      { path: windows, pathNot: tests },
      { path: String.raw`^server/(?:app\.ts|services\.ts|commands|pages|start)` },
    ),
    rule(
      'the domain knows interfaces of adapters, which lead to no service',
      { path: '^server/domain/', pathNot: [windows, tests] },
      {
        path: 'node_modules/(?:@types/)?(?:@aws-sdk|fastify|@fastify|graphql-yoga|@pothos|ioredis|nodemailer|pg-boss|stripe|sharp)/',
        reachable: true,
      },
    ),
    rule(
      'windows of the domain lead to no service either',
      { path: ['^server/(?:graphql|rest|developers|webhooks|http)/', windows], pathNot: tests },
      { path: 'node_modules/(?:@types/)?(?:@aws-sdk|nodemailer|pg-boss|stripe|sharp)/', reachable: true },
    ),
    rule(
      'the domain knows statements, not connections',
      { path: '^server/domain/', pathNot: [windows, tests] },
      { path: String.raw`^server/database/(?!(?:sql|kysely)\.ts$)|node_modules/(?:@types/)?(?:graphql|pg)/` },
    ),
    rule(
      'SQL of the domain is built in files named *.sql.ts',
      { path: '^server/domain/', pathNot: [windows, tests, String.raw`\.sql\.ts$`] },
      { path: String.raw`^server/database/kysely\.ts$|node_modules/kysely/` },
    ),
    rule(
      'SQL of the domain decides nothing',
      { path: String.raw`^server/domain/.*\.sql\.ts$` },
      { path: String.raw`^server/domain/core/(?:failures/|viewer/|text/input/)|\.input\.ts$|^server/(?:queue|mail)/` },
    ),
    rule(
      'only the database and its backup open connections',
      { path: '^server/(?!database/|backup/)', pathNot: tests },
      { path: 'node_modules/(?:@types/)?pg/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'a test beside its source needs no database',
      { path: String.raw`^(?!tests/).*\.test\.tsx?$` },
      { path: String.raw`^tests/support/(?:app|database|databaseServer)\.ts$`, reachable: true },
    ),
    rule(
      'the server imports the client only to render it and to know its addresses and its name',
      { path: '^server/', pathNot: tests },
      { path: '^client/', pathNot: String.raw`^client/(?:server\.tsx|app/paths\.ts|ui/base/product\.ts)$` },
    ),
    rule(
      'only the start knows the payment sandbox',
      { path: '^server/', pathNot: ['^server/start/', tests] },
      { path: '^packages/payment-sandbox/' },
    ),
    rule(
      'packages stand alone',
      { path: '^packages/([^/]+)/', pathNot: tests },
      { path: own, pathNot: '^packages/$1/' },
    ),
    rule(
      'OpenTelemetry is loaded only where traces are recorded',
      { path: '^(?:server|client)/', pathNot: ['/openTelemetry[.]ts$', tests] },
      { path: 'node_modules/@opentelemetry/' },
    ),
    rule(
      'what records traces is loaded only when it is asked for',
      { path: '^server/', pathNot: tests },
      { path: '/openTelemetry[.]ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),

    rule(
      'the client imports only what runs in the browser',
      { path: '^client/', pathNot: tests },
      { path: '^(?:server|packages|prisma|scripts|tests)/', pathNot: shared },
    ),
    rule(
      'what runs in the browser imports nothing that does not',
      { path: shared, pathNot: tests },
      { path: own, pathNot: shared },
    ),
    rule(
      'what runs in the browser uses few packages',
      { path: shared, pathNot: tests },
      { dependencyTypesNot: ['local'], pathNot: [own, `node_modules/(?:${sharedPackages})/`] },
    ),
    rule(
      'ui imports no other part of the client',
      { path: '^client/ui/', pathNot: tests },
      { path: '^client/(?!ui/)' },
    ),
    rule(
      'ui knows no input rules',
      { path: '^client/ui/', pathNot: tests },
      { path: String.raw`^server/.*\.input\.ts$` },
    ),
    rule('ui knows no Relay', { path: '^client/ui/' }, { path: 'node_modules/(?:react-relay|relay-runtime)/' }),
    rule('app imports ui', { path: '^client/app/', pathNot: tests }, { path: '^client/(?!app/|ui/|__generated__/)' }),
    rule(
      'features import app and ui',
      { path: '^client/features/', pathNot: tests },
      { path: '^client/(?!features/|app/|ui/|__generated__/)' },
    ),
    rule(
      'screens import features, app and ui',
      { path: '^client/screens/', pathNot: tests },
      { path: '^client/(?!screens/|features/|app/|ui/|__generated__/)' },
    ),
    rule(
      'the back office is imported by its list of routes only',
      { path: '^client/', pathNot: [String.raw`^client/screens/(?:admin/|officeRoutes\.ts$)`, tests] },
      { path: '^client/screens/admin/' },
    ),
    rule(
      'names of folders say what is in them',
      {},
      { path: '/(?:utils?|helpers?|common|misc)/', pathNot: 'node_modules/' },
    ),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The folders of packages keep their own names.
    exclude: { path: ['^dist/', '^(?:client/__generated__|server/generated|packages/client/(?:generated|dist))/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default'],
    },
  },
};
