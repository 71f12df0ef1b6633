import type { TravelMode } from './route-stop.ts';

const manner: Record<TravelMode, string> = {
  road: 'solid by road',
  rail: 'hatched by rail',
  foot: 'dashed on foot',
  ship: 'dash-dot by boat',
  flight: 'thin arc by air',
};

/** "Solid line by road, dashed on foot." Empty when no way of traveling is known. */
export function routeLegend(modes: Iterable<TravelMode | null>): string {
  const used = new Set(modes);
  const parts = (Object.keys(manner) as TravelMode[]).filter((mode) => used.has(mode)).map((mode) => manner[mode]);
  const [first, ...rest] = parts;
  if (!first) return '';
  const subject = first.startsWith('thin arc') ? first : first.replace(' ', ' line ');
  return `${[subject.charAt(0).toUpperCase() + subject.slice(1), ...rest].join(', ')}.`;
}
