import { describe, expect, it } from 'vitest';
import { createSessions } from './session.ts';

describe('a session id', () => {
  const { sessionIdOf, open } = createSessions('sk_test_1');

  it('contains its subscription, and needs no escaping in a URL', () => {
    const id = sessionIdOf('sub_123');
    expect(open(id)).toBe('sub_123');
    expect(encodeURIComponent(id)).toBe(id);
  });

  it('cannot be forged without the key or used for another subscription', () => {
    expect(open(createSessions('sk_test_2').sessionIdOf('sub_123'))).toBeNull();
    expect(open(sessionIdOf('sub_123').replace('sub_123', 'sub_124'))).toBeNull();
  });
});
