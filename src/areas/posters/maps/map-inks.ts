/** The colors of a printed map. Inlined, a page's theme sets the properties; served as a file, the literals stand. */
export const mapInks = {
  sea: 'var(--map-sea,#cfe3e2)',
  home: 'var(--map-home,#f3f1e2)',
  neighbor: 'var(--map-neighbor,#e4e8d8)',
  coast: 'var(--map-coast,#8fb2b3)',
  border: 'var(--map-border,#748a8b)',
  grid: 'var(--map-grid,#8fb2b3)',
  country: 'var(--map-country,#5f7474)',
  route: 'var(--map-route,#c23a1d)',
  dot: 'var(--map-dot,#ffffff)',
  ink: 'var(--map-ink,#0e2a30)',
  halo: 'var(--map-halo,#f3f1e2)',
} as const;

export const mapFont = `var(--sans,'Instrument Sans','Segoe UI',system-ui,sans-serif)`;
