/**
 * @generated SignedSource<<2d33ac4e175130dcf41224ba1887ad28>>
 * @relayHash 958475b6db45a4110f6ed94b9aa69f30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 142af149b996808eba55a14cc68bd206cd95c883cc4dd0baf228f4f8148a3d7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "142af149b996808eba55a14cc68bd206cd95c883cc4dd0baf228f4f8148a3d7b",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
