/**
 * @generated SignedSource<<6ed685cad643c7feeddff93ac8a161b2>>
 * @relayHash 7ba69e669509ad0f1d5bafe67c241672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c33b1bdfb3dc5adacfe025d04f33ec44ede0b5e6b22124598ee309ae0ee35e48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c33b1bdfb3dc5adacfe025d04f33ec44ede0b5e6b22124598ee309ae0ee35e48",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
