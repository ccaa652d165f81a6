import { createMemoryRouter } from 'react-router';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { paths } from '../paths.ts';
import { PageResult } from './PageResult.ts';
import { type Pages, pageRoute } from './pageRoute.tsx';
import { definePlainRoute } from './route.ts';

afterEach(() => void vi.unstubAllGlobals());

function Nothing() {
  return null;
}
const module = { default: Nothing, Skeleton: Nothing };
const environment = new Environment({
  network: Network.create(() => Promise.reject(new Error('asked'))),
  store: new Store(new RecordSource()),
});

function routerAt(
  address: string,
  replaced: () => Promise<typeof module> = async () => module,
  pageResult?: PageResult,
  rules: Partial<Pages> = {},
) {
  const routes = [
    definePlainRoute({ path: paths.jobSeeker, screen: async () => module }),
    definePlainRoute({ path: paths.jobSeekers, screen: async () => module }),
    definePlainRoute({ path: paths.help, screen: replaced }),
  ];
  const others = [
    definePlainRoute({ path: paths.chats, stays: 'chat', screen: async () => module }),
    definePlainRoute({ path: paths.chat, stays: 'chat', frame: 'fills', screen: async () => module }),
  ];
  const pages = { routes, loadOthers: async () => others, requireAccess: async () => {}, ...rules };
  return createMemoryRouter([pageRoute(pages, environment, { pageResult })], { initialEntries: [address] });
}

async function loadedAt(router: ReturnType<typeof routerAt>, address: string) {
  await router.navigate(address);
  const { matches, loaderData, errors } = router.state;
  const id = matches.at(-1)?.route.id ?? '';
  return { key: loaderData[id]?.key, frame: loaderData[id]?.frame, status: errors?.[id]?.status };
}

it('lets the paths decide which page it is', async () => {
  const router = routerAt('/');
  expect(await loadedAt(router, '/waiter-job')).toMatchObject({ key: '/waiter-job', frame: 'page' });
  expect(await loadedAt(router, '/Hire-x-1')).toMatchObject({ key: '/Hire-x-1' });
  expect(await loadedAt(router, '/neither')).toMatchObject({ status: 404 });
  expect(await loadedAt(router, '/chat/0')).toMatchObject({ status: 404 });
  expect(await loadedAt(router, '/no/such/page')).toMatchObject({ status: 404 });
});

it('keeps a screen that stays while its address changes', async () => {
  const router = routerAt('/');
  expect(await loadedAt(router, '/chat')).toMatchObject({ key: 'chat' });
  expect(await loadedAt(router, '/chat/5')).toMatchObject({ key: 'chat', frame: 'fills' });
});

it('starts with the page result of the server, once', async () => {
  const router = routerAt('/waiter-job', undefined, new PageResult({ status: 410 }));
  await eventually(() => expect(router.state.initialized).toBe(true));
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 410 })]);
  expect(await loadedAt(router, '/waiter-job?page=2')).toMatchObject({ key: '/waiter-job', status: undefined });
});

it('goes to the server for a page whose code has been replaced', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('navigator', { onLine: true });
  const router = routerAt('/waiter-job', () => Promise.reject(new Error('no such file')));
  await eventually(() => expect(router.state.initialized).toBe(true));
  void router.navigate('/help');
  await eventually(() => expect(String(assign.mock.lastCall)).toBe('http://localhost/help'));
  vi.stubGlobal('navigator', { onLine: false });
  await router.navigate('/waiter-job');
  await router.navigate('/help');
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ kind: 'offline' })]);
});

it('asks for nothing of a page without access to it', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const loadOthers = vi.fn(async () => []);
  const screen = vi.fn(async () => module);
  const requireAccess = async ({ pathname }: URL) => {
    if (pathname !== '/') throw new PageResult({ status: 403 });
  };
  const router = routerAt('/', screen, undefined, { loadOthers, requireAccess });
  await eventually(() => expect(router.state.initialized).toBe(true));
  loadOthers.mockClear();
  expect(await loadedAt(router, '/chat')).toMatchObject({ status: 403 });
  expect(await loadedAt(router, '/help')).toMatchObject({ status: 403 });
  expect(loadOthers).not.toHaveBeenCalled();
  expect(screen).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});
