import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { encryptedAnew } from './secrets.ts';

const [older, newer] = ['an older secret with 32 characters', 'a newer secret with 32 characters.'];
const stored = await symmetricEncrypt({ key: older, data: 'the secret of an app' });

it('what is encrypted opens with its secret, and with no other', async () => {
  expect(await encryptedAnew([newer, older], stored)).toMatch(/^\$ba\$/);
  expect(await encryptedAnew([newer], stored)).toBeNull();
});

it('what was changed after its encryption does not open', async () => {
  for (let at = 0; at < stored.length; at += 7) {
    const changed = stored.slice(0, at) + (stored[at] === '0' ? '1' : '0') + stored.slice(at + 1);
    expect([at, await encryptedAnew([newer, older], changed)]).toEqual([at, null]);
  }
});
