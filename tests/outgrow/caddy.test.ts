import { startCaddy } from './support/proxy.ts';
import { testProxy } from './support/testProxy.ts';

testProxy(startCaddy, {
  requestId: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  cipher: 'ECDHE-ECDSA-AES128-GCM-SHA256',
});
