import type { Activity, Doing, Leg } from '../types.ts';

type Extras = Pick<Doing, 'km' | 'ascentM' | 'optionalUsd'>;

/** A doing with its facts in front and its sentence behind, as a template: line breaks in it become spaces. */
export const doing =
  (label: string, activity: Activity, hours: number, effort: Doing['effort'], extras: Extras = {}) =>
  (text: TemplateStringsArray): Doing => ({
    text: text.join('').replace(/\s+/g, ' ').trim(),
    label,
    activity,
    hours,
    effort,
    ...extras,
  });

const leg =
  (mode: Leg['mode']) =>
  (km: number, hours: number): Leg => ({ mode, km, hours });

export const road = leg('road');
export const rail = leg('rail');
export const ship = leg('ship');
export const flight = leg('flight');
export const foot = leg('foot');
