/**
 * @generated SignedSource<<9a8159158ead1b80249a61289f90420b>>
 * @relayHash ed674d8e45dc6a8aa45be26d94d9b357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fced56ef48bf12c3ccda8e8ce6475bcb6a01a405e1fb7485091d6106d9ace33

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkActionKind = "CONTACT_REQUEST_STATUS" | "EMPLOYER_EMAIL" | "JOB_OFFER_FILL" | "JOB_OFFER_IMPORT" | "JOB_OFFER_PUBLISH" | "JOB_OFFER_RENEW" | "JOB_OFFER_TAKE_BACK" | "JOB_SEEKER_ACTIVATE" | "JOB_SEEKER_EMAIL" | "JOB_SEEKER_IMPORT" | "JOB_SEEKER_PAUSE";
export type JobOfferState = "ACTIVE" | "DRAFT" | "EXPIRED" | "FILLED";
export type StartBulkActionInput = {
  clientKey: string;
  expected: number;
  kind: BulkActionKind;
  rows: BulkRowsInput;
  status?: string | null | undefined;
  text?: string | null | undefined;
};
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
export type BulkDialogMutation$variables = {
  input: StartBulkActionInput;
};
export type BulkDialogMutation$data = {
  readonly startBulkAction: {
    readonly failure: {
      readonly " $fragmentSpreads": FragmentRefs<"action_failure">;
    } | null | undefined;
    readonly success: {
      readonly bulkAction: {
        readonly databaseId: number;
      };
    } | null | undefined;
  };
};
export type BulkDialogMutation = {
  response: BulkDialogMutation$data;
  variables: BulkDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "PaymentFailed",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startBulkAction",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BulkAction",
                  "kind": "LinkedField",
                  "name": "bulkAction",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "StartBulkActionPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "action_failure",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Failure",
              "abstractKey": "__isFailure"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "failure"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startBulkAction",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BulkAction",
                "kind": "LinkedField",
                "name": "bulkAction",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "StartBulkActionPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "Failure",
            "abstractKey": "__isFailure"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4fced56ef48bf12c3ccda8e8ce6475bcb6a01a405e1fb7485091d6106d9ace33",
    "metadata": {},
    "name": "BulkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "286acd59be80555873a75f2f83525782";

export default node;
