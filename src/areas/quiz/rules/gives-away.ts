import { fold } from '#kernel/shared';

const SHORTEST = 4;
const STEM = 5;

const words = (text: string) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST);

/** Whether a question's text tells of an option: "Mexico City", "the Peruvian Amazon". */
export function givesAway(text: string, options: readonly string[]): boolean {
  const said = words(text);
  const stems = options.flatMap(words).map((word) => word.slice(0, STEM));
  return said.some((word) => stems.some((stem) => word.startsWith(stem)));
}
