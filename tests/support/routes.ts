import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TestApp } from './app.ts';

const isInitialization = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;

/** Starts the application, and returns it with every route that it registers. */
export async function startWithRoutes(
  start: () => Promise<TestApp>,
): Promise<{ app: TestApp; routes: readonly RouteOptions[] }> {
  const routesOf = new Map<FastifyInstance, RouteOptions[]>();
  const collect = (message: unknown) => {
    if (!isInitialization(message)) return;
    const routes: RouteOptions[] = [];
    routesOf.set(message.fastify, routes);
    message.fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  };
  diagnostics.subscribe('fastify.initialization', collect);
  const app = await start();
  diagnostics.unsubscribe('fastify.initialization', collect);
  return { app, routes: routesOf.get(app.app) ?? [] };
}
