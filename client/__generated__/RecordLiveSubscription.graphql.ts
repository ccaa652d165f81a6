/**
 * @generated SignedSource<<0d2c2a8fcbc267470f6ccbf3cc8d4273>>
 * @relayHash ae407fabca4b73448c9dca463247a53a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e933f18da43f6d3b779004806ca53bcd15b1772cbca57209c0c4bcc6761d977f

import type { ConcreteRequest } from 'relay-runtime';
export type AuditRecordType = "ADMIN" | "BULK_ACTION" | "CAREER" | "CHAT" | "CITY" | "CONTACT_REQUEST" | "CONTACT_REQUEST_STATUS" | "EMAIL_TEMPLATE" | "EMPLOYER" | "ENDORSEMENT" | "INTEGRATION" | "INVOICE" | "JOB" | "JOB_APPLICATION" | "JOB_OFFER" | "JOB_SEEKER" | "PAYMENT_DIFFERENCE" | "PRICING_OPTION" | "REPORT" | "SUBSCRIPTION" | "WEBHOOK_ENDPOINT";
export type RecordLiveSubscription$variables = {
  recordId: number;
  recordType: AuditRecordType;
};
export type RecordLiveSubscription$data = {
  readonly openRecord: {
    readonly lastEdit: {
      readonly at: string;
      readonly isViewer: boolean;
      readonly name: string;
    } | null | undefined;
    readonly otherAdmins: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly version: string | null | undefined;
  };
};
export type RecordLiveSubscription = {
  response: RecordLiveSubscription$data;
  variables: RecordLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recordId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recordType"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "recordId",
        "variableName": "recordId"
      },
      {
        "kind": "Variable",
        "name": "recordType",
        "variableName": "recordType"
      }
    ],
    "concreteType": "RecordActivity",
    "kind": "LinkedField",
    "name": "openRecord",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LastEdit",
        "kind": "LinkedField",
        "name": "lastEdit",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "otherAdmins",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordLiveSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecordLiveSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e933f18da43f6d3b779004806ca53bcd15b1772cbca57209c0c4bcc6761d977f",
    "metadata": {},
    "name": "RecordLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2f4a581a234e51487d97d10dfc60cc6e";

export default node;
