// The browser-safe face: what a stored picture is and how its files are named.
export type { Picture } from './picture.ts';
