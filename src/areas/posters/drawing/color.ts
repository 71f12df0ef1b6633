/** A color in OKLab (Ottosson 2020): mixes there keep their brightness and don't turn muddy. */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const toLinear = (byte: number) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

const toByte = (linear: number) => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

export function labFromHex(hex: string): Lab {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(rgb >> 16);
  const g = toLinear((rgb >> 8) & 0xff);
  const b = toLinear(rgb & 0xff);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function hexFromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

export const mixLab = (from: Lab, to: Lab, amount: number): Lab => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
];

/** The same hue, brighter by a share of its own brightness. */
export const brighten = (color: string, share: number): string => {
  const [lightness, a, b] = labFromHex(color);
  return hexFromLab([lightness * (1 + share), a * (1 + share), b * (1 + share)]);
};

export const mix = (from: string, to: string, amount: number): string =>
  hexFromLab(mixLab(labFromHex(from), labFromHex(to), amount));
