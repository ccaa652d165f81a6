import { startNginx } from './support/proxy.ts';
import { testProxy } from './support/testProxy.ts';

testProxy(startNginx, {
  maxMegabytes: 110,
  requestId: /^[\da-f]{32}$/,
  cipher: 'ECDHE-ECDSA-AES256-GCM-SHA384',
  logs: true,
});
