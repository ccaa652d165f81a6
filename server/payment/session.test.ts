import { describe, expect, it } from 'vitest';
import { createSessions } from './session.ts';

describe('a session id', () => {
  const { sessionIdOf, open } = createSessions('sk_test_1');

  it('names its subscription, and needs no escaping in an address', () => {
    const id = sessionIdOf('sub_123');
    expect(open(id)).toBe('sub_123');
    expect(encodeURIComponent(id)).toBe(id);
  });

  it('cannot be made without the key, nor moved to another subscription', () => {
    expect(open(createSessions('sk_test_2').sessionIdOf('sub_123'))).toBeNull();
    expect(open(sessionIdOf('sub_123').replace('sub_123', 'sub_124'))).toBeNull();
  });
});
