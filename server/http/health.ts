import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isForwarded } from './address.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** /healthz: the process runs. /readyz: its database and Redis answer. /metrics: for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { isReady, metricsToken }: { isReady: () => Promise<boolean>; metricsToken: string | undefined },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  let check: Promise<boolean> | undefined;
  app.get('/readyz', async (_request, reply) => {
    check ??= isReady()
      .catch(() => false)
      .finally(() => {
        check = undefined;
      });
    const ready = await check;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      return reply.code(404).send({ code: 404, message: 'Not found.' });
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

/** With a token, its holders; else programs on this machine, but not what a proxy on this machine passes on. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(request.socket.remoteAddress ?? '') && !isForwarded(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
