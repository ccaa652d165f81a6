/**
 * @generated SignedSource<<6eb4d08bec988633b9f4ad0953985ca8>>
 * @relayHash 01fd82b8f8000464693bfca6af3e97d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a84a8558054edb0557f619604860cf5b710844aa59fbef68f3e359b1edfa09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplateScreenQuery } from './EmailTemplateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18a84a8558054edb0557f619604860cf5b710844aa59fbef68f3e359b1edfa09",
    "metadata": {},
    "name": "EmailTemplateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
