/** npm run icons: prints the icons of src/web/ui/icons.ts into the one file that pages refer to. */
import { writeFileSync } from 'node:fs';
import type { IconNode } from 'lucide';
import { icons } from '../src/web/ui/icons.ts';

export const SPRITE = 'src/web/ui/icons.svg';

/** A symbol each. Color, lines and size come from the page that uses it. */
export function printIcons(): string {
  const symbols = Object.entries<IconNode>(icons).map(([name, shapes]) => {
    const drawn = shapes.map(([tag, attributes]) => {
      const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${given.join('')}/>`;
    });
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.join('')}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

if (import.meta.main) writeFileSync(SPRITE, printIcons());
