import { cookiesOf, guestCookie } from '../../server/auth/guestCookie.ts';
import { signer } from '../../server/domain/core/links/links.ts';
import { guestEnd } from '../../server/domain/people/employer/guest.ts';
import { type Actor, actors, type Fixtures } from '../access/fixtures.ts';
import { Visitor } from '../support/browserless.ts';

export type Visitors = Record<Actor, Visitor>;

export async function visitorsOf({ app, people }: Fixtures): Promise<Visitors> {
  const { value: secret } = await app.services.db.secret.findUniqueOrThrow({ where: { name: 'application' } });
  const guests = guestCookie(signer([secret]));
  const browsers = actors.map(async (actor) => {
    const visitor = new Visitor(app.url);
    if (actor === 'anonymous') return [actor, visitor];
    const person = people[actor];
    if (person.loginEmail !== null) return [actor, await visitor.signIn(person)];
    return [actor, visitor.keep(cookiesOf(app.url).guest, guests.issue(person.id, guestEnd(app.clock.now)))];
  });
  return Object.fromEntries(await Promise.all(browsers));
}
