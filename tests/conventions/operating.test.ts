import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { webhookPath } from '../../server/payment/payment.ts';
import { neededEvents } from '../../server/start/checks/payment.ts';
import { parseEnv, variableNames } from '../../server/start/env.ts';

const folder = 'docs/operate';
const read = (file: string): string => readFileSync(file, 'utf8');
const guides = readdirSync(folder).filter((name) => name.endsWith('.md'));
const units = readdirSync(`${folder}/systemd`).map((name) => ({ name, text: read(`${folder}/systemd/${name}`) }));

type Settings = Record<string, string>;
type Service = {
  build?: unknown;
  image?: string;
  environment?: Settings;
  stop_grace_period?: string;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
};
type Composed = { services: Record<string, Service> };
/** As Compose fills variables in: with their default, or with what .env has. */
function filled(text: string): string {
  const once = text.replaceAll(/\$\{(\w+)(?::-([^${}]*)|:\?[^${}]*)?\}/g, (_, name, usual) =>
    usual === undefined ? (name === 'SITE' ? 'example.org' : 'fromEnvFile') : usual,
  );
  return once === text ? text : filled(once);
}
const composed = ['docker-compose.yml', `${folder}/compose.yml`].map(
  // `!reset` is a tag of Compose, and `<<` a merge.
  (file): Composed => parse(read(file), { merge: true, logLevel: 'error' }),
);
/** The product's services, as the second file changes those of the first. */
const services = [...new Set(composed.flatMap((file) => Object.keys(file.services)))]
  .map((name) => ({ name, parts: composed.flatMap((file) => file.services[name] ?? []) }))
  .filter(({ parts }) => parts.some(({ build, image }) => build !== undefined || image === 'hourhand'));

type Probe = { httpGet: { path: string } };
type Container = { image: string; args?: string[]; env?: { name: string; value?: string }[] } & Partial<
  Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>
>;
type Labels = { matchLabels: Settings };
type Pod = {
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: { topologyKey: string; labelSelector: Labels }[];
  containers: Container[];
};
type Template = { metadata?: { labels?: Settings }; spec: Pod };
type Item = {
  kind: string;
  metadata: { name: string };
  data?: Settings;
  spec?: {
    replicas?: number;
    template?: Template;
    jobTemplate?: { spec: { template: Template } };
    selector?: Labels;
    podSelector?: Labels;
  };
};
const items: Item[] = parse(read(`${folder}/kubernetes.yml`)).items;
const cluster = items.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
const pods = items.flatMap(({ kind, metadata, spec }) => {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template
    ? [
        {
          kind,
          name: metadata.name,
          replicas: spec?.replicas ?? 1,
          labels: template.metadata?.labels ?? {},
          ...template.spec,
        },
      ]
    : [];
});
const selects = (selector: Labels | undefined, labels: Settings): boolean =>
  selector !== undefined && Object.entries(selector.matchLabels).every(([name, value]) => labels[name] === value);
const containers = pods.flatMap((pod) => pod.containers);

const processes: [name: string, settings: Settings][] = [
  ...services.map(({ name, parts }): [string, Settings] => {
    const set = Object.assign({}, ...parts.map(({ environment }) => environment));
    return [name, Object.fromEntries(Object.entries(set).map(([key, value]) => [key, filled(String(value))]))];
  }),
  ...units
    .filter(({ text }) => text.includes('[Service]'))
    .map(({ name, text }): [string, Settings] => {
      const set = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
      return [name, Object.fromEntries(set.map((one) => one.replace('%i', '4001').split(/=(.*)/s)))];
    }),
  ...pods.map((pod): [string, Settings] => {
    const set = pod.containers.flatMap(({ env = [] }) =>
      env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    );
    return [pod.name, { ...cluster, ...Object.fromEntries(set) }];
  }),
];

describe('settings', () => {
  /** The last are those of Node.js and the C library. */
  const known = new Set([...variableNames, 'NODE_OPTIONS', 'MALLOC_ARENA_MAX']);

  it.each(processes)('of %s are those of the product, with values that it takes', (_, settings) => {
    expect(Object.keys(settings).length).toBeGreaterThan(1);
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    const given = { DATABASE_URL: 'postgresql://localhost/hourhand', REDIS_URL: 'redis://localhost' };
    expect(parseEnv({ ...given, ...settings }).demo).toBe(false);
  });

  it.each(guides)('in %s are those of the product', (name) => {
    const named = read(`${folder}/${name}`).match(/\b(?<!\$)[A-Z][A-Z\d]*_[A-Z\d_]*[A-Z\d]\b/g) ?? [];
    const ofOthers = /^(?:POSTGRES_PASSWORD|POSTGRES_SHARED_BUFFERS|STORE_PASSWORD|COMPOSE|OTEL_\w+)$/;
    const settings = named.map((setting) => setting.replace(/_FILE$/, ''));
    expect(settings.filter((setting) => !known.has(setting) && !ofOthers.test(setting))).toEqual([]);
  });
});

describe('commands and paths', () => {
  const texts = [...guides.map((name) => read(`${folder}/${name}`)), ...units.map(({ text }) => text)].join('\n');

  it('are those of the product', () => {
    const scripts = [...texts.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);

    const program = [...read('server/commands/main.ts').matchAll(/^ {2}\['([\w:-]+)', \(\) => import/gm)];
    const run = [
      ...texts.matchAll(/(?:main\.js|--rm worker) ([a-z][\w:-]*)/g),
      ...containers.flatMap(({ args }) => (args ? [['', ...args]] : [])),
    ];
    expect(run.length).toBeGreaterThan(3);
    expect(run.map(([, name]) => name).filter((name) => !program.some(([, known]) => known === name))).toEqual([]);

    const probes = containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) =>
      [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe?.httpGet.path ?? []),
    );
    expect(new Set(probes)).toEqual(new Set(['/healthz', '/readyz']));

    expect(texts).toContain(`https://hourhand.example.org${webhookPath}`);
    const events = texts.match(/(?<=`)(?:customer|invoice|charge|refund|checkout)\.[\w.]+(?=`)/g);
    expect(new Set(events)).toEqual(new Set(neededEvents));
  });
});

it('a stop is not cut off before its time', () => {
  const { drainTimeout, drainDelay } = parseEnv({});
  const usual = (drainTimeout + drainDelay) / 1000;
  for (const { name, parts } of services) {
    const grace = parts.find((part) => part.stop_grace_period)?.stop_grace_period ?? '';
    expect(Number.parseInt(grace, 10), name).toBeGreaterThan(usual);
  }
  for (const { name, text } of units.filter(({ text }) => text.includes('Restart=always')))
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]), name).toBeGreaterThan(usual);
  const clustered = parseEnv({ ...cluster, HOURHAND_DEMO: '0' });
  for (const { name, terminationGracePeriodSeconds = 30 } of pods.filter(({ kind }) => kind === 'Deployment'))
    expect(terminationGracePeriodSeconds, name).toBeGreaterThan((clustered.drainTimeout + clustered.drainDelay) / 1000);
});

it('no container of Compose fills the memory of the machine, nor its disk with a log', () => {
  const names = [...new Set(composed.flatMap((file) => Object.keys(file.services)))];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const service: Service = Object.assign({}, ...composed.map((file) => file.services[name]));
    expect([name, service.mem_limit, service.logging?.options]).toEqual([
      name,
      expect.stringMatching(/\d[gm]\}?$/),
      { 'max-size': '10m', 'max-file': '5' },
    ]);
  }
});

describe('in a cluster', () => {
  const named = (wanted: string) => items.filter(({ kind }) => kind === wanted);

  it('what has several pods is spread, and keeps one when nodes are emptied', () => {
    const several = pods.filter(({ replicas }) => replicas > 1);
    expect(several.map(({ name }) => name)).toEqual(['hourhand-web']);
    for (const { labels, topologySpreadConstraints = [] } of several) {
      expect(topologySpreadConstraints.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
      for (const { labelSelector } of topologySpreadConstraints) expect(selects(labelSelector, labels)).toBe(true);
      expect(named('PodDisruptionBudget').some(({ spec }) => selects(spec?.selector, labels))).toBe(true);
    }
  });

  it('a policy says who reaches each process, and a backup is made', () => {
    for (const { name, labels } of pods.filter(({ kind }) => kind === 'Deployment'))
      expect([name, named('NetworkPolicy').some(({ spec }) => selects(spec?.podSelector, labels))]).toEqual([
        name,
        true,
      ]);
    const backups = pods.filter(({ kind }) => kind === 'CronJob');
    expect(backups.map(({ containers: [one] }) => one?.args?.[0])).toEqual(['backup']);
    expect(new Set(containers.map(({ image }) => image)).size).toBe(1);
  });
});

it('the changelog begins with the version of the package', () => {
  const [, version] = /^## (?:Unreleased \()?(\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? [];
  expect(version).toBe(packageJson.version);
});
