import { biomes } from './biomes/index.ts';
import type { Poster } from './catalogue.ts';
import { compositions } from './composition.ts';
import { type CropName, crops } from './crops.ts';
import { parsePosterFile } from './names.ts';
import { createStage, type Draw } from './stage.ts';

// Places that people know by shape read wrong in a mirror.
const oneSided = new Set([
  'torres',
  'matterhorn',
  'machu-picchu',
  'mitre',
  'kilimanjaro',
  'iceland',
  'taj',
  'uluru',
  'pagoda',
  'inca-trail',
  'sugarloaf',
  'table-mountain',
  'opera-house',
  'westminster',
  'cologne',
  'colosseum',
  'parthenon',
  'vesuvius',
  'walls',
  'alhambra',
  'gergeti',
  'fairy-castle',
  'tigers-nest',
  'kibo',
]);

/** One poster as SVG text, at most 12 kB. Same input, same bytes. */
export function renderPoster(poster: Poster, cropName: CropName): string {
  const crop = crops[cropName];
  const stage = createStage(poster, cropName);
  const draw = (biomes[poster.biome] as Record<string, Draw>)[poster.motif];
  draw?.(stage);
  const mayMirror = compositions[cropName].mayMirror && !oneSided.has(poster.motif);
  const mirror = mayMirror && stage.random.fork('mirror').chance(0.5);
  const content = stage.canvas.content();
  const placed = mirror ? `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${content}</g>` : content;
  const size = `width="${crop.width}" height="${crop.height}" viewBox="0 0 ${stage.width} 1000"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${placed}</svg>`;
}

/** The SVG behind a file name of the finite set, or null for any other name. */
export function renderPosterFile(name: string): string | null {
  const file = parsePosterFile(name);
  return file && renderPoster(file.poster, file.crop);
}
