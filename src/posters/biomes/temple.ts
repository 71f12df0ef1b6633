import { angkor } from '../landmarks/angkor.ts';
import { bagan } from '../landmarks/bagan.ts';
import { pagoda } from '../landmarks/pagoda.ts';
import { taj } from '../landmarks/taj.ts';

export const temple = { taj, angkor, pagoda, bagan };
