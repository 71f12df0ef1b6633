import { mix } from '../drawing/color.ts';
import type { Point } from '../drawing/path.ts';
import { butte, scrub } from '../layers/buttes.ts';
import { hills, land } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** How far left Petra's cliff comes: clear of any text, and of the sun. */
const cliffEdge = (stage: Stage) => Math.max(stage.motifX - 560, stage.calmUntil && stage.calmUntil + 130);

/** The Treasury: two stories of columns cut into the cliff. */
export const petra: Draw = (stage) => {
  const { canvas } = stage;
  const rose = '#d08a66';
  const x = stage.motifX;
  const right = stage.width + 30;
  sky(stage, { horizon: 700, sunY: 250, sunX: Math.min(stage.sunX, cliffEdge(stage) - 70) });
  land(stage, hills(stage, 'far', 640, 70, 340), rose, 0.72, { melt: 0.4, drop: 200 });
  butte(stage, stage.asideX - 130, 780, 150, 230, 0.5, rose, 'm1');
  land(stage, hills(stage, 'mid', 740, 20, 380), mix(rose, '#d9b080', 0.4), 0.4, { melt: 0.2 });
  const cliff = canvas.fade(90, 900, [
    [0, stage.lit(rose, 0.16, 0.1)],
    [0.6, stage.ink(rose, 0.06)],
    [1, stage.shade('#b8694c', 0.1, 0.06)],
  ]);
  const edge = cliffEdge(stage);
  let shoulders = '';
  for (let at = x + 400, i = 0; at < right; at += 330, i++)
    shoulders += `q40-${90 - i * 8} 170-${60 - i * 6}q120 0 160 ${96 + i * 14}`;
  canvas.fill(
    `M${edge} 900Q${edge + 30} 760 ${edge + 90} 640Q${edge + 80} 520 ${edge + 150} 400Q${edge + 170} 300 ${edge + 240} 190Q${x - 240} 120 ${x - 120} 96Q${x} 60 ${x + 170} 90Q${x + 300} 70 ${x + 400} 150${shoulders}V900z`,
    cliff,
  );
  let strata = '';
  for (let i = 0; i < 7; i++) {
    const y = 220 + i * 92;
    strata += `M${Math.max(edge + 200 - i * 22, -10)} ${y}Q${x - 220} ${y + 30} ${x - 40} ${y - 8}T${x + 300} ${y + 14}T${right + 40} ${y - 20}v14Q${x + 440} ${y + 40} ${x + 240} ${y + 22}T${x - 40} ${y + 12}T${Math.max(edge + 200 - i * 22, -10)} ${y + 16}z`;
  }
  canvas.fill(strata, stage.shade('#a8543f', 0.12, 0.06), 0.3);
  canvas.fill(
    `M${x - 250} 900V210Q${x - 240} 130 ${x - 130} 140L${x + 150} 130Q${x + 250} 140 ${x + 256} 230V900z`,
    stage.shade('#8d4a3a', 0.3, 0.02),
  );
  canvas.fill(
    `M${x - 250} 900V210Q${x - 240} 130 ${x - 130} 140L${x - 170} 240 ${x - 214} 900z`,
    stage.shade('#6d3530', 0.5),
    0.7,
  );
  canvas.at(x, 884, 1, () => treasury(stage));
  const floor: Point[] = [
    [-40, 900],
    [stage.width * 0.4, 890],
    [stage.width * 0.7, 882],
    [right + 40, 886],
  ];
  land(stage, floor, '#d9a878', 0.03, { melt: 0 });
  camelPair(stage, x - 320);
  scrub(stage, 920, 985, '#8a8a55');
  birds(stage, stage.asideX + 60, 400);
};

function treasury(stage: Stage): void {
  const { canvas } = stage;
  const rock = '#e0a07c';
  const lit = stage.lit(rock, 0.26);
  const mid = stage.ink(rock);
  const dark = stage.shade('#7d3f34', 0.35);
  const door = stage.dark ? stage.light.lamp : stage.shade('#4a2823', 0.4);
  canvas.fill('M-206 0v-340H206V0z', mid);
  canvas.fill('M-186-26v-270h80v270zM106-26v-270h80v270z', stage.shade('#b8694c', 0.2));
  canvas.fill('M-104-26v-286H104v286z', dark);
  canvas.fill('M-40-26v-206h80v206z', door);
  const column = (at: number, y: number, tall: number, w: number) =>
    `M${at - w} ${y}v${-tall}h${w * 2}v${tall}zM${at - w - 6} ${y - tall}h${w * 2 + 12}v-12h${-w * 2 - 12}zM${at - w - 5} ${y}h${w * 2 + 10}v8h${-w * 2 - 10}z`;
  canvas.fill([-192, -104, -62, 62, 104, 192].map((at) => column(at, -34, 250, 13)).join(''), lit);
  canvas.fill(
    [-192, -104, -62, 62, 104, 192].map((at) => `M${at + 4} -34v-250h9v250z`).join(''),
    stage.shade('#b8694c', 0.2),
    0.7,
  );
  canvas.fill('M-220-296H220v-26H-220z', lit);
  canvas.fill('M-220-300H220v7H-220z', dark, 0.5);
  canvas.fill('M-128-322H128L0-386z', lit);
  canvas.fill('M-96-328H96L0-374z', stage.shade('#b8694c', 0.2));
  canvas.fill('M-206-322v-30H206v30L128-326 0-386-128-326z', mid);
  canvas.fill('M-206-352v-24H206v24z', lit);
  // Above: a round kiosk between the halves of a broken pediment.
  canvas.fill('M-196-376v-170h92v170zM104-376v-170h92v170z', stage.shade('#b8694c', 0.14));
  canvas.fill('M-100-376v-160H100v160z', dark, 0.85);
  canvas.fill([-182, -118, 118, 182].map((at) => column(at, -384, 140, 11)).join(''), lit);
  canvas.fill('M-52-376v-160H52v160z', mid);
  canvas.fill([-42, 0, 42].map((at) => column(at, -384, 136, 9)).join(''), lit);
  canvas.fill('M-28-400v-94h18v94zM12-400v-94h18v94zM-162-400v-94h24v94zM138-400v-94h24v94z', dark, 0.85);
  canvas.fill('M-206-536h112v-20h-112zM94-536H206v-20H94zM-206-556l112-44v44zM206-556L94-600v44z', lit);
  canvas.fill('M-62-536H62v-22H-62z', lit);
  canvas.fill('M-64-558Q-30-586-16-640H16Q30-586 64-558z', mid);
  canvas.fill('M6-640h10Q30-586 64-558H24Q16-600 6-640z', stage.shade('#b8694c', 0.25), 0.7);
  canvas.fill('M-16-640h32v-10h-32zM-12-650Q-28-676 0-692Q28-676 12-650zM-4-692h8v-14h-8z', lit);
  canvas.fill('M-226 0v-26H226V0zM-240 12V0H240V12z', lit);
}

function camelPair(stage: Stage, x: number): void {
  const paint = stage.shade('#5a3328', 0.4);
  figure(stage, 'camel', x, 928, 0.9, paint);
  figure(stage, 'camel', x - 110, 940, 0.96, paint);
  figure(stage, 'walker', x + 76, 934, 0.86, paint);
  stage.canvas.fill(`M${x - 16} 842h34l4 20h-40z`, stage.ink('#c4472c'));
}
