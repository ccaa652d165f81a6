import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { webhookPath } from '../../server/payment/payment.ts';
import { neededEvents } from '../../server/start/checks/payment.ts';
import { parseEnv, variableNames } from '../../server/start/env.ts';

/** What operators copy says what the product has: settings, commands, paths and ports. */

const folder = 'docs/operate';
const read = (file: string): string => readFileSync(file, 'utf8');
const units = readdirSync(`${folder}/systemd`).map((name) => ({ name, text: read(join(folder, 'systemd', name)) }));
const guide = read(`${folder}/deploy.md`);
const guides = readdirSync(folder).filter((name) => name.endsWith('.md'));

/** Of Node.js and the C library. */
const runtime = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
const known = new Set([...variableNames, ...runtime]);

const Variables = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));
const Service = z.object({
  build: z.unknown().optional(),
  image: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: Variables.optional(),
  stop_grace_period: z.string().optional(),
});
/** As Compose fills variables in: with their default, or with what .env has. */
function filled(text: string): string {
  const inner = /\$\{(\w+)(?::-([^${}]*)|:\?[^${}]*)?\}/g;
  const once = text.replaceAll(inner, (_, name, usual) => usual ?? (name === 'SITE' ? 'example.org' : 'fromEnvFile'));
  return once === text ? text : filled(once);
}
const composed = ['docker-compose.yml', `${folder}/compose.yml`].map((file) => {
  // `!reset` is a tag of Compose, and `<<` a merge.
  const document: unknown = parse(read(file), { merge: true, logLevel: 'error' });
  return z.object({ services: z.record(z.string(), Service) }).parse(document).services;
});
/** The product's services, as the second file changes those of the first. */
const services = [...new Set(composed.flatMap(Object.keys))]
  .map((name) => {
    const parts = composed.flatMap((file) => file[name] ?? []);
    return {
      name,
      isOurs: parts.some(({ build, image }) => build !== undefined || image === 'hourhand'),
      environment: Object.assign({}, ...parts.map(({ environment }) => environment)) as Record<string, string>,
      grace: parts.find(({ stop_grace_period }) => stop_grace_period)?.stop_grace_period,
    };
  })
  .filter(({ isOurs }) => isOurs);

const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const Container = z.object({
  args: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  securityContext: z.object({ readOnlyRootFilesystem: z.boolean(), allowPrivilegeEscalation: z.boolean() }),
  volumeMounts: z.array(z.object({ mountPath: z.string() })).default([]),
});
const Pod = z.object({
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.object({ runAsNonRoot: z.boolean() }),
  containers: z.array(Container),
});
const List = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      metadata: z.object({ name: z.string() }),
      data: Variables.optional(),
      spec: z.looseObject({ template: z.object({ spec: Pod }).optional() }).optional(),
    }),
  ),
});
const { items } = List.parse(parse(read(`${folder}/kubernetes.yml`)));
const cluster = items.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
const pods = items.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, ...spec.template.spec }] : [],
);

const assignmentsOf = (unit: string): Record<string, string> =>
  Object.fromEntries(
    [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((assignment) => {
        const at = assignment.indexOf('=');
        return [assignment.slice(0, at), assignment.slice(at + 1).replace('%i', '4001')] as const;
      }),
    ),
  );

/** The settings that each process gets. */
const processes: [name: string, settings: Record<string, string>][] = [
  ...services.map(({ name, environment }): [string, Record<string, string>] => [
    `compose ${name}`,
    Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)])),
  ]),
  ...units
    .filter(({ text }) => text.includes('[Service]'))
    .map(({ name, text }): [string, Record<string, string>] => [`systemd ${name}`, assignmentsOf(text)]),
  ...pods.map(({ name, containers }): [string, Record<string, string>] => [
    `kubernetes ${name}`,
    { ...cluster, ...Object.fromEntries(containers.flatMap(({ env }) => env.map((one) => [one.name, one.value]))) },
  ]),
];

describe('settings', () => {
  it('are found', () => {
    expect(processes.map(([name]) => name)).toEqual([
      'compose app',
      'compose worker',
      'systemd hourhand-backup.service',
      'systemd hourhand-web@.service',
      'systemd hourhand-worker.service',
      'kubernetes hourhand-migrate',
      'kubernetes hourhand-web',
      'kubernetes hourhand-worker',
    ]);
    for (const [, settings] of processes) expect(Object.keys(settings).length).toBeGreaterThan(1);
  });

  it.each(processes)('of %s are those of the product, with values that it takes', (_, settings) => {
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

  it('say web and worker, and each way has both', () => {
    for (const way of ['compose', 'systemd', 'kubernetes']) {
      const roles = processes.flatMap(([name, { ROLE }]) => (name.startsWith(way) && ROLE ? [ROLE] : []));
      expect([way, roles.toSorted()]).toEqual([way, ['web', 'worker']]);
    }
  });
});

describe('commands', () => {
  const program = [...read('server/commands/main.ts').matchAll(/^ {2}\['([\w:-]+)', \(\) => import/gm)].map(
    ([, name]) => name ?? '',
  );
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

  it.each(guides)('of npm in %s exist', (name) => {
    const named = [...read(`${folder}/${name}`).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('of the program exist', () => {
    const texts = [guide, read(`${folder}/upgrade.md`), ...units.map(({ text }) => text)].join('\n');
    const named = [
      ...texts.matchAll(
        /(?:main\.js|--rm worker|--volume \/backups:\/backups app|… hourhand|`hourhand|^hourhand) ([a-z][\w:-]*)|args: \[([\w:-]+)/gm,
      ),
    ].map(([, one, other]) => one ?? other ?? '');
    const jobs = pods.flatMap(({ containers }) => containers.flatMap(({ args = [] }) => args));
    expect(new Set([...named, ...jobs])).toEqual(
      new Set(['admin:create', 'backup', 'doctor', 'migrate', 'restore', 'sandbox']),
    );
    expect([...named, ...jobs].filter((command) => !program.includes(command))).toEqual([]);
  });
});

describe('paths and ports', () => {
  const routes = [...read('server/http/health.ts').matchAll(/app\.get\('([^']+)'/g)].map(([, path]) => path);

  it('of probes are those of the product', () => {
    const probes = pods.flatMap(({ containers }) =>
      containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) => {
        return [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe?.httpGet.path ?? []);
      }),
    );
    expect(new Set(probes)).toEqual(new Set(['/healthz', '/readyz']));
    expect(routes).toEqual(expect.arrayContaining([...probes, '/metrics']));
    const named = guides.flatMap((name) => read(`${folder}/${name}`).match(/\/(?:readyz|healthz|metrics)\b/g) ?? []);
    expect(named.filter((path) => !routes.includes(path))).toEqual([]);
  });

  it('of processes are those that proxies lead to', () => {
    const port = /PORT=(\d+)/.exec(read('Dockerfile'))?.[1];
    const listening = pods.flatMap(({ containers }) =>
      containers.flatMap(({ ports }) => ports.map((one) => one.containerPort)),
    );
    expect(new Set(listening.map(String))).toEqual(new Set([port]));
    expect(read(`${folder}/compose.yml`)).toContain(`PROCESSES: app:${port}`);
    for (const proxy of ['nginx.conf', 'Caddyfile']) {
      const led = read(`${folder}/${proxy}`).match(/(?<=127\.0\.0\.1:)\d+/g);
      expect([proxy, led]).toEqual([proxy, guide.match(/(?<=hourhand-web@)\d+/g)?.slice(0, 2)]);
    }
  });

  it('of the webhook and its events are those that doctor checks', () => {
    expect(guide).toContain(`https://hourhand.example.org${webhookPath}`);
    const named = guide
      .match(/`(?:customer|invoice|charge|refund|checkout)\.[\w.]+`/g)
      ?.map((event) => event.slice(1, -1));
    expect(named).toEqual(neededEvents);
  });
});

describe('a stop', () => {
  const { drainTimeout, drainDelay } = parseEnv({});

  it('is not cut off before its time', () => {
    const usual = (drainTimeout + drainDelay) / 1000;
    for (const { name, grace } of services)
      expect([name, Number.parseInt(grace ?? '', 10) > usual]).toEqual([name, true]);
    for (const { name, text } of units.filter(({ text }) => text.includes('Restart=always'))) {
      expect([name, Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]) > usual]).toEqual([name, true]);
    }
    const clustered = parseEnv({ ...cluster, HOURHAND_DEMO: '0' });
    for (const { name, terminationGracePeriodSeconds } of pods.slice(1)) {
      const enough = (terminationGracePeriodSeconds ?? 30) > (clustered.drainTimeout + clustered.drainDelay) / 1000;
      expect([name, enough]).toEqual([name, true]);
    }
  });
});

it('containers of a cluster write only to volumes, and not as root', () => {
  for (const { name, securityContext, containers } of pods) {
    expect([name, securityContext.runAsNonRoot]).toEqual([name, true]);
    for (const container of containers) {
      expect(container.securityContext).toEqual({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      if (container.args) continue;
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    }
  }
  expect(read('Dockerfile')).toMatch(/DATA_DIR=\/data\b/);
});
