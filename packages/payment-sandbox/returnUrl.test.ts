import { describe, expect, it } from 'vitest';
import { checkReturnUrl } from './returnUrl.ts';

const origins = ['https://hourhand.example'];

describe('a return address', () => {
  it.each([
    'http://localhost:4000/chat?a=b',
    'http://127.0.0.1:4000/',
    'http://[::1]:4000/',
    'https://app.localhost/',
    'https://hourhand.example/chat',
  ])('may be %s', (address) => {
    expect(checkReturnUrl(address, origins).href).toBe(address);
  });

  it.each([
    'https://evil.example/',
    'https://hourhand.example.evil.example/',
    'http://hourhand.example/',
    'https://localhost@evil.example/',
    'http://localhost.evil.example/',
    'http://user:secret@localhost/',
    'javascript:alert(1)//localhost',
    '/chat',
    '',
  ])('may not be %s', (address) => {
    expect(() => checkReturnUrl(address, origins)).toThrow('Not a valid URL');
  });
});
