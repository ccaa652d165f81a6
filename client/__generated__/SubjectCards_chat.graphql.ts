/**
 * @generated SignedSource<<ef9198a7323190bef38f6b8add4c861f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatSubjectKind = "APPLICATION" | "INTRODUCTION" | "REQUEST";
export type JobOfferState = "ACTIVE" | "DRAFT" | "EXPIRED" | "FILLED";
import type { FragmentRefs } from "relay-runtime";
export type SubjectCards_chat$data = {
  readonly subjects: ReadonlyArray<{
    readonly city: {
      readonly country: {
        readonly currencyCode: string;
      };
    } | null | undefined;
    readonly company: string | null | undefined;
    readonly createdAt: string;
    readonly description: string | null | undefined;
    readonly isByViewer: boolean;
    readonly isDescriptionHidden: boolean;
    readonly key: string;
    readonly kind: ChatSubjectKind;
    readonly offerDatabaseId: number | null | undefined;
    readonly offerRate: number | null | undefined;
    readonly offerState: JobOfferState | null | undefined;
    readonly schedule: string | null | undefined;
    readonly viewerCanSeeOffer: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"subjectText_subject">;
  }>;
  readonly " $fragmentType": "SubjectCards_chat";
};
export type SubjectCards_chat$key = {
  readonly " $data"?: SubjectCards_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectCards_chat">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isByViewer",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubjectCards_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatSubject",
      "kind": "LinkedField",
      "name": "subjects",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDescriptionHidden",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offerDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offerRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offerState",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanSeeOffer",
          "storageKey": null
        },
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
              "concreteType": "Country",
              "kind": "LinkedField",
              "name": "country",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currencyCode",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "subjectText_subject",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Job",
              "kind": "LinkedField",
              "name": "job",
              "plural": false,
              "selections": (v2/*:: as any*/),
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
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "ba56317e8dab255858e722698662efb6";

export default node;
