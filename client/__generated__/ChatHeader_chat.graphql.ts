/**
 * @generated SignedSource<<b8aa9490da9faa1ae084ed8e4c43cedb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatOutcome = "DECLINED" | "HIRED";
import type { FragmentRefs } from "relay-runtime";
export type ChatHeader_chat$data = {
  readonly counterpart: {
    readonly company: string | null | undefined;
  } | null | undefined;
  readonly jobSeeker: {
    readonly " $fragmentSpreads": FragmentRefs<"jobSeekerPath_jobSeeker">;
  } | null | undefined;
  readonly outcome: ChatOutcome | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useChatMembers_chat">;
  readonly " $fragmentType": "ChatHeader_chat";
};
export type ChatHeader_chat$key = {
  readonly " $data"?: ChatHeader_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatHeader_chat">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatHeader_chat",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChatMembers_chat"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
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
          "name": "company",
          "storageKey": null
        }
      ],
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            (v0/*:: as any*/),
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Job",
              "kind": "LinkedField",
              "name": "job",
              "plural": false,
              "selections": (v1/*:: as any*/),
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

(node as any).hash = "2694bf6ee911fb6756d4f6484021c543";

export default node;
