/**
 * @generated SignedSource<<5948418278b7929258bafc574489015c>>
 * @relayHash 9fa2d84c91f5d9578e631cc3385a38e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdf1d62366e5298608ce37b25784e28b075600d2011060324f5fafbe3b7373c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEmployersScreenQuery } from './AdminEmployersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEmployersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdf1d62366e5298608ce37b25784e28b075600d2011060324f5fafbe3b7373c7",
    "metadata": {},
    "name": "AdminEmployersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
