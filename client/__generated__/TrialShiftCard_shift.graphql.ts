/**
 * @generated SignedSource<<020b684f9907138bba7d6ff593d507aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrialShiftState = "ACCEPTED" | "CANCELLED" | "DECLINED" | "PROPOSED" | "REPLACED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type TrialShiftCard_shift$data = {
  readonly calendarUri: string | null | undefined;
  readonly currency: string;
  readonly earlier: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly startsAt: string;
    readonly state: TrialShiftState;
    readonly timeZone: string;
  }>;
  readonly endsAt: string;
  readonly hours: number;
  readonly id: string;
  readonly note: string | null | undefined;
  readonly place: string | null | undefined;
  readonly rate: number;
  readonly startsAt: string;
  readonly state: TrialShiftState;
  readonly timeZone: string;
  readonly viewerCanAccept: boolean;
  readonly viewerCanCancel: boolean;
  readonly viewerCanChange: boolean;
  readonly viewerCanDecline: boolean;
  readonly viewerCanWithdraw: boolean;
  readonly viewerProposed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"shiftState_shift">;
  readonly " $fragmentType": "TrialShiftCard_shift";
};
export type TrialShiftCard_shift$key = {
  readonly " $data"?: TrialShiftCard_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialShiftCard_shift">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrialShiftCard_shift",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calendarUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerProposed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAccept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWithdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrialShift",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "shiftState_shift"
    }
  ],
  "type": "TrialShift",
  "abstractKey": null
};
})();

(node as any).hash = "b578a722340dd76a8bc8611c4ac50b89";

export default node;
