/**
 * @generated SignedSource<<45ffbe114210c2bbd6a4bd94ff221cd3>>
 * @relayHash 7579961f5005934c7d3e0cdefbc78587
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db23dbba3268334505aca2429a4f15d70af6f82e5a8e986ab76b0eeef7791e2d

import type { ConcreteRequest } from 'relay-runtime';
export type BulkActionKind = "CONTACT_REQUEST_STATUS" | "EMPLOYER_EMAIL" | "JOB_OFFER_FILL" | "JOB_OFFER_IMPORT" | "JOB_OFFER_PUBLISH" | "JOB_OFFER_RENEW" | "JOB_OFFER_TAKE_BACK" | "JOB_SEEKER_ACTIVATE" | "JOB_SEEKER_EMAIL" | "JOB_SEEKER_IMPORT" | "JOB_SEEKER_PAUSE";
export type JobOfferState = "ACTIVE" | "DRAFT" | "EXPIRED" | "FILLED";
export type BulkRowsInput = {
  contactRequests?: ContactRequestFilter | null | undefined;
  employers?: EmployerFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  jobOffers?: AdminJobOfferFilter | null | undefined;
  jobSeekers?: AdminJobSeekerFilter | null | undefined;
};
export type ContactRequestFilter = {
  cityId?: number | null | undefined;
  employerId?: number | null | undefined;
  fullTime?: boolean | null | undefined;
  jobId?: number | null | undefined;
  jobSeekerId?: number | null | undefined;
  partTime?: boolean | null | undefined;
  statusId?: number | null | undefined;
  unanswered?: boolean | null | undefined;
  unread?: boolean | null | undefined;
};
export type EmployerFilter = {
  cityId?: number | null | undefined;
  q?: string | null | undefined;
  unread?: boolean | null | undefined;
};
export type AdminJobOfferFilter = {
  active?: boolean | null | undefined;
  cityId?: number | null | undefined;
  employerId?: number | null | undefined;
  jobId?: number | null | undefined;
  q?: string | null | undefined;
  state?: JobOfferState | null | undefined;
};
export type AdminJobSeekerFilter = {
  active?: boolean | null | undefined;
  cityId?: number | null | undefined;
  exceptId?: number | null | undefined;
  experienceId?: number | null | undefined;
  hasPhoto?: boolean | null | undefined;
  jobId?: number | null | undefined;
  q?: string | null | undefined;
  sexId?: number | null | undefined;
  unread?: boolean | null | undefined;
  updated?: boolean | null | undefined;
};
export type useBulkPreviewQuery$variables = {
  kind: BulkActionKind;
  rows: BulkRowsInput;
  status?: string | null | undefined;
};
export type useBulkPreviewQuery$data = {
  readonly bulkActionPreview: {
    readonly changing: number;
    readonly limit: number;
    readonly names: ReadonlyArray<string>;
    readonly total: number;
    readonly unchanged: ReadonlyArray<{
      readonly count: number;
      readonly reason: string;
    }>;
  };
};
export type useBulkPreviewQuery = {
  response: useBulkPreviewQuery$data;
  variables: useBulkPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rows"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "rows",
        "variableName": "rows"
      },
      {
        "kind": "Variable",
        "name": "status",
        "variableName": "status"
      }
    ],
    "concreteType": "BulkActionPreview",
    "kind": "LinkedField",
    "name": "bulkActionPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkUnchanged",
        "kind": "LinkedField",
        "name": "unchanged",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "names",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "limit",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db23dbba3268334505aca2429a4f15d70af6f82e5a8e986ab76b0eeef7791e2d",
    "metadata": {},
    "name": "useBulkPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e44e592471bb501e849c4b0a040966e";

export default node;
