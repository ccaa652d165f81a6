/**
 * @generated SignedSource<<9fb1ae430c2c9bf1a26db3fd4c67f801>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenRequests_employer$data = {
  readonly openContactRequests: ReadonlyArray<{
    readonly chat: {
      readonly databaseId: number;
    } | null | undefined;
    readonly id: string;
    readonly jobSeeker: {
      readonly " $fragmentSpreads": FragmentRefs<"jobSeekerPath_jobSeeker">;
    } | null | undefined;
    readonly jobSeekerName: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequestState_request">;
  }> | null | undefined;
  readonly " $fragmentType": "OpenRequests_employer";
};
export type OpenRequests_employer$key = {
  readonly " $data"?: OpenRequests_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenRequests_employer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenRequests_employer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ContactRequest",
      "kind": "LinkedField",
      "name": "openContactRequests",
      "plural": true,
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
          "name": "jobSeekerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JobSeeker",
          "kind": "LinkedField",
          "name": "jobSeeker",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "jobSeekerPath_jobSeeker",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "City",
                  "kind": "LinkedField",
                  "name": "city",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Job",
                  "kind": "LinkedField",
                  "name": "job",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "chat",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestState_request"
        }
      ],
      "storageKey": "openContactRequests(first:3)"
    }
  ],
  "type": "Employer",
  "abstractKey": null
};
})();

(node as any).hash = "50867d65e8eded589e7e7ad48f20f442";

export default node;
