/**
 * @generated SignedSource<<98914bdbe4104d84ff657b559e7ff051>>
 * @relayHash 5554748c04555dfe21b548ef636f3733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4810269a4fd4b0faf09b8b183ed96f2b6ca7995beaaff0499347dc763906d495

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroductionsScreenQuery } from './IntroductionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntroductionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4810269a4fd4b0faf09b8b183ed96f2b6ca7995beaaff0499347dc763906d495",
    "metadata": {},
    "name": "IntroductionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
