import './ban/ban.graph.ts';
import './deletion/deletion.graph.ts';
import './report/report.graph.ts';
import './webhook/webhook.graph.ts';
import './webhook/webhookMutations.graph.ts';
