/**
 * @generated SignedSource<<2f4539180ee1132f1264f9412b5efa80>>
 * @relayHash 7aece31b6d7d0447dab74cd864cbe414
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 236d99b0007a187dcf507da0ab0a040f46c2ecb990cc3d9f01162a4e27da69cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "236d99b0007a187dcf507da0ab0a040f46c2ecb990cc3d9f01162a4e27da69cf",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
