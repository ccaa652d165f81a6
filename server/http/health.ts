import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** /healthz while the process serves, /readyz while everything it needs answers, /metrics for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { isReady, metricsToken }: { isReady: () => Promise<boolean>; metricsToken: string | undefined },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
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
    if (!mayRead(request.socket.remoteAddress, request.headers.authorization, metricsToken)) {
      return reply.code(404).send({ code: 404, message: 'Not found.' });
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

function mayRead(address: string | undefined, authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return address !== undefined && loopback.has(address);
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
