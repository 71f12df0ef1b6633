import type { CSSProperties } from 'react';

const SERIF = "Besley,Rockwell,Georgia,'Times New Roman',serif";
const SANS = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";

/** The light theme of the pages; programs that know the dark one take it from `sheet`. */
export const ink = '#0e2a30';
export const ink2 = '#46595d';
export const line = '#d2ddda';
export const paper = '#f3f6f4';
export const surface = '#ffffff';
export const sunk = '#e7eeeb';
export const signal = '#c23a1d';
export const link = '#0a5a6b';

const type = (family: string, size: number, height: number, color: string): CSSProperties => ({
  margin: 0,
  fontFamily: family,
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  color,
  // A word of somebody's that is longer than a phone is wide: programs that read mail know this name of it alone.
  wordBreak: 'break-word',
});

export const name = { ...type(SERIF, 24, 28, ink), fontWeight: 600, letterSpacing: '-0.6px' };
export const heading = { ...type(SERIF, 33, 39, ink), fontWeight: 560, letterSpacing: '-0.6px' };
export const subheading = { ...type(SERIF, 20, 26, ink), fontWeight: 600, letterSpacing: '-0.2px' };
export const prose = type(SANS, 16, 25, ink);
export const side = type(SANS, 15, 23, ink2);
export const small = type(SANS, 14, 21, ink2);
export const action = { ...type(SANS, 17, 22, surface), fontWeight: 600, textDecoration: 'none' };

/**
 * What can't stand at an element itself. Programs that read no <style> show the light theme; the classes say what is
 * what, since colors at elements win over anything but !important.
 */
export const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0!important;padding:0!important;width:100%!important;-webkit-text-size-adjust:100%}
table{border-collapse:collapse}img{border:0;display:block}h1{text-wrap:balance}
@media (max-width:480px){.out{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}.h1{font-size:27px!important;line-height:32px!important}.label{display:block!important;width:auto!important;border-bottom:0!important;padding-bottom:0!important}.value{display:block!important;width:auto!important;border-top:0!important;padding-top:0!important}.full{width:100%!important}.full a{display:block!important}}
@media (prefers-color-scheme:dark){.bg{background:#0b1e25!important}.card{background:#12303a!important}.ink,.ink a{color:#ecf3f0!important}.ink2{color:#afc3c4!important}.line{border-color:#3a5a64!important}.rule{border-color:#ecf3f0!important}.link{color:#8fd3d6!important}.well{background:#0f2830!important}.button{background:#f07a56!important}.button a{color:#2a0d04!important}}
[data-ogsc] .ink{color:#ecf3f0!important}[data-ogsc] .ink2{color:#afc3c4!important}[data-ogsb] .card{background:#12303a!important}
`;
