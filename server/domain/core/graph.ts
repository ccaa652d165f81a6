import './catalog/reference.graph.ts';
import './catalog/installation.graph.ts';
