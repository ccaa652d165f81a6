/**
 * @generated SignedSource<<b00133c5bb40ba150112541fe31dc003>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type Next_jobSeeker$data = {
  readonly chats: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly counterpart: {
          readonly company: string | null | undefined;
          readonly name: string;
          readonly role: Role;
        } | null | undefined;
        readonly databaseId: number;
        readonly unread: boolean;
      };
    }>;
  } | null | undefined;
  readonly city: {
    readonly slug: string;
  } | null | undefined;
  readonly fittingJobOffers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly viewerApplication: {
          readonly databaseId: number;
        } | null | undefined;
      };
    }>;
  };
  readonly job: {
    readonly slug: string;
  } | null | undefined;
  readonly rejection: {
    readonly decidedAt: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"profileParts_jobSeeker" | "profileStateOf_jobSeeker">;
  readonly " $fragmentType": "Next_jobSeeker";
};
export type Next_jobSeeker$key = {
  readonly " $data"?: Next_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"Next_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
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
  "name": "updated",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Next_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Rejection",
      "kind": "LinkedField",
      "name": "rejection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "JobOfferConnection",
      "kind": "LinkedField",
      "name": "fittingJobOffers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JobOfferEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JobOffer",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Chat",
                  "kind": "LinkedField",
                  "name": "viewerApplication",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "fittingJobOffers(first:3)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "ChatConnection",
      "kind": "LinkedField",
      "name": "chats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChatEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Chat",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unread",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ChatMember",
                  "kind": "LinkedField",
                  "name": "counterpart",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "role",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "company",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "chats(first:3)"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "profileStateOf_jobSeeker",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "profileParts_jobSeeker",
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileStrength",
          "kind": "LinkedField",
          "name": "strength",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "997f7c296501f817dcbf7c85f0921f21";

export default node;
