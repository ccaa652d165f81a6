import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/core/limits/budgets.ts';

/** Every proxy, none, the nearest ones by number, or the ones at these addresses. */
export type TrustProxy = boolean | number | readonly string[];

/**
 * The form in which Fastify takes the setting. Fastify ignores a number, because it does not check who the nearest proxy is;
 * the setting says that the server can be reached through that many proxies only.
 */
export function trustedProxies(setting: TrustProxy): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return typeof setting === 'boolean' ? setting : [...setting];
}

/**
 * The address that limits count by: the visitor's, as far as proxies are trusted to tell it. An IPv6 address stands for its
 * /64 network, all of which one visitor may use. A forwarded value that is no address does not count.
 */
export function addressOf(request: FastifyRequest): string {
  const address = isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
  return normalizeIP(address);
}

/** Where a request comes from, as rules of the domain count it. */
export const callerOf = (request: FastifyRequest): Caller => ({
  network: addressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
});

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto'];

/** Whether a proxy has passed the request on, or the client pretends that one has. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  forwardingHeaders.some((name) => headers[name] !== undefined);

/** Warns once when a proxy that is not trusted passes requests on: limits would count all of its visitors as one. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined && !isTrusted(request)) {
      warned = true;
      const proxy = request.socket.remoteAddress;
      app.log.info(
        { proxy },
        'Forwarded headers from this address are ignored. If it is your proxy, add it to TRUST_PROXY: its visitors share one limit.',
      );
    }
    done();
  });
}

/** Whether the peer's forwarded header was read. */
const isTrusted = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1;
