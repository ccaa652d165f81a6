import { describe, expect, it } from 'vitest';
import { isOfOffice, paths } from '../../client/app/paths.ts';
import { memberRoutes } from '../../client/screens/memberRoutes.ts';
import { officeRoutes } from '../../client/screens/officeRoutes.ts';
import { routes } from '../../client/screens/routes.ts';

/** The back office is what client/screens/officeRoutes.ts lists: its addresses and screens are open to admins only. */

/** An address of each path below /admin, with a route or without one yet. */
const addresses = Object.values(paths)
  .filter(({ pattern }) => /^\/admin\b/.test(pattern))
  .map(({ pattern }) => new URL(pattern.replace(/:\w+/g, '7'), 'http://test'));

describe('the back office', () => {
  it('has every address below /admin, however it is written', () => {
    expect(addresses.length).toBeGreaterThan(15);
    for (const { pathname } of addresses) {
      for (const written of [pathname, `${pathname}/`, pathname.toUpperCase()]) expect(isOfOffice(written)).toBe(true);
    }
    for (const other of ['/', '/administrator-job', '/admin-job-singapore', '/chat/admin', '/administration'])
      expect(isOfOffice(other), other).toBe(false);
  });

  it('has no address among the other routes', () => {
    for (const route of [...routes, ...memberRoutes])
      expect(
        addresses.filter((url) => route.match(url) !== null),
        route.source,
      ).toEqual([]);
  });

  it('has no route with another address', () => {
    for (const route of officeRoutes) expect(addresses.some((url) => route.match(url) !== null)).toBe(true);
  });
});
