import { renderPoster, routeMap } from '#posters';
import { hours, posterSubjects } from '#posters/shared';
import { type Figure, reported } from './figure.ts';
import { median } from './statistics.ts';

const PATAGONIA: Parameters<typeof routeMap>[0]['stops'] = [
  { lat: -51.73, long: -72.51, name: 'Puerto Natales', days: 'Days 1–4', mode: null },
  { lat: -50.34, long: -72.26, name: 'El Calafate', days: 'Day 5', mode: null },
  { lat: -49.33, long: -72.89, name: 'El Chaltén', days: 'Days 6–9', mode: null },
];

/** What is drawn the first time that somebody asks for it. */
export async function drawing(): Promise<Figure[]> {
  const posters = posterSubjects.flatMap((subject, seed) => hours.map((hour) => ({ ...subject, hour, seed })));
  const map = { stops: PATAGONIA, width: 480, height: 600 };
  for (const poster of posters.slice(0, 50)) renderPoster(poster, 'wide');
  routeMap(map);
  return [
    reported({
      name: 'a poster drawn, median',
      value: median(posters.map((one) => timeOf(() => renderPoster(one, 'wide')))),
      unit: 'ms',
    }),
    reported({
      name: 'a route map drawn, median',
      value: median(Array.from({ length: 15 }, () => timeOf(() => routeMap(map)))),
      unit: 'ms',
    }),
  ];
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
