/**
 * @generated SignedSource<<9b5b82725e69f8d7f5f005423534ff30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type OwnSubscription_query$data = {
  readonly viewer: {
    readonly kind: ViewerKind;
    readonly subscriptions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly cancelAtPeriodEnd: boolean;
          readonly id: string;
          readonly isActive: boolean;
          readonly isGift: boolean;
          readonly isPass: boolean;
          readonly status: SubscriptionStatus;
          readonly " $fragmentSpreads": FragmentRefs<"CurrentSubscription_subscription" | "SubscriptionNews_subscription">;
        };
      }>;
    };
    readonly user: {
      readonly city?: {
        readonly databaseId: number;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Payments_viewer" | "Plans_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CurrentSubscription_query">;
  readonly " $fragmentType": "OwnSubscription_query";
};
export type OwnSubscription_query$key = {
  readonly " $data"?: OwnSubscription_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnSubscription_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnSubscription_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "City",
                  "kind": "LinkedField",
                  "name": "city",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Employer",
              "abstractKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            }
          ],
          "concreteType": "EmployerSubscriptionConnection",
          "kind": "LinkedField",
          "name": "subscriptions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EmployerSubscriptionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "EmployerSubscription",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "status",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isActive",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isGift",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isPass",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "cancelAtPeriodEnd",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "CurrentSubscription_subscription"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SubscriptionNews_subscription"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "subscriptions(first:20)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Payments_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Plans_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrentSubscription_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9aa6b233ede4c9ed347fcd68fb0b2f98";

export default node;
