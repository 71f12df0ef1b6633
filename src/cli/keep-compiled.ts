/**
 * Has Node.js keep what it makes of each source, which saves the next start a quarter of its time: a server that was killed
 * is back sooner. Before all else, by `node --import`; where nothing can be written nothing is kept. In a folder of the
 * project, for whoever else could write there would say what runs.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/compiled');
