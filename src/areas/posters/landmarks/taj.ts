import { mix } from '../drawing/color.ts';
import { canopy, grass, hills, land } from '../layers/land.ts';
import { birds, figure } from '../layers/life.ts';
import { cypress } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** The Taj from its garden: onion dome, four kiosks, four minarets, the long pool. */
export const taj: Draw = (stage) => {
  const { canvas } = stage;
  const ground = 742;
  sky(stage, { horizon: 720, sunY: 280 });
  const x = stage.motifX;
  const trees = hills(stage, 'trees', 712, 8, 300);
  canopy(stage, 'far', trees, stage.ink('#6f9070', 0.5), { min: 20, max: 44, step: 46 });
  const scale = stage.fit(860);
  canvas.at(x, ground, scale, () => mausoleum(stage));
  land(
    stage,
    [
      [-20, ground - 2],
      [stage.width / 2, ground],
      [stage.width + 20, ground - 2],
    ],
    '#86a35c',
    0.14,
    { melt: 0 },
  );
  garden(stage, x, ground, scale);
  birds(stage, stage.asideX + 120, 380);
};

function mausoleum(stage: Stage): void {
  const { canvas } = stage;
  const marble = '#f3ece0';
  const lit = stage.lit(marble, 0.2, 0.02);
  const side = stage.shade('#b9b3b4', 0.14, 0.06);
  const recess = stage.shade('#8d8794', 0.24, 0.04);
  const minaret = (at: number) => {
    canvas.fill(`M${at - 15} -40l4-330h22l4 330z`, lit);
    canvas.fill(`M${at + 3} -40v-330h8l4 330z`, side);
    canvas.fill(
      `M${at - 20} -132h40v8h-40zM${at - 19} -230h38v8h-38zM${at - 18} -330h36v8h-36zM${at - 16} -376h32v8h-32z`,
      side,
    );
    canvas.fill(
      `M${at - 11} -376v-26h4v26zM${at + 7} -376v-26h4v26zM${at - 2} -376v-26h4v26zM${at - 15} -400q0-28 15-32q15 4 15 32zM${at - 2} -430h4v-18h-4z`,
      lit,
    );
  };
  minaret(-395);
  minaret(395);
  minaret(-318);
  minaret(318);
  canvas.fill('M-80-304v-60H80v60z', lit);
  canvas.fill('M-84-360Q-140-430-106-490Q-74-540 0-592Q74-540 106-490Q140-430 84-360z', lit);
  canvas.fill('M10-584Q74-540 106-490Q140-430 84-360H36Q90-440 60-510Q40-552 10-584z', side, 0.8);
  canvas.fill(
    'M-22-578Q0-560 22-578L4-604h-8zM-3-600h6v-52h-6zM-9-626a9 9 0 1 1 18 0a9 9 0 1 1-18 0z',
    stage.ink('#d9a84a'),
  );
  for (const at of [-158, 158]) {
    canvas.fill(
      `M${at - 40} -300v-48h10v48zM${at + 30} -300v-48h10v48zM${at - 6} -300v-48h12v48zM${at - 48} -346h96v-8h-96zM${at - 42} -354Q${at - 58} -396 ${at} -430Q${at + 58} -396 ${at + 42} -354zM${at - 2} -428h4v-24h-4z`,
      lit,
    );
    canvas.fill(
      `M${at + 6} -427Q${at + 58} -396 ${at + 42} -354H${at + 16}Q${at + 32} -392 ${at + 6} -427z`,
      side,
      0.8,
    );
  }
  canvas.fill('M-250-30v-268H250V-30z', lit);
  canvas.fill('M-250-30v-268h44V-30zM206-30v-268h44V-30z', side, 0.7);
  canvas.fill('M-96-30v-304H96V-30z', lit);
  canvas.fill('M-96-334H96v10H-96zM-250-298h154v8h-154zM96-298h154v8H96z', side);
  canvas.fill('M-62-30V-214Q-56-276 0-300Q56-276 62-214V-30z', recess);
  canvas.fill(
    'M-30-30v-88Q-24-144 0-154Q24-144 30-118v88z',
    stage.dark ? stage.light.lamp : stage.shade('#4f4a5c', 0.3),
  );
  const bay = (at: number, w: number) =>
    [-48, -172]
      .map((y) => `M${at - w} ${y}v-54q${Math.round(w * 0.2)}-34 ${w}-46q${Math.round(w * 0.8)} 12 ${w} 46v54z`)
      .join('');
  canvas.fill(bay(-148, 34) + bay(148, 34) + bay(-228, 13) + bay(228, 13), recess);
  canvas.fill(
    'M-104-30v-320h8v320zM96-30v-320h8v320zM-106-350h12l-6-16zM94-350h12l-6-16zM-256-30v-284h7v284zM249-30v-284h7v284z',
    lit,
  );
  canvas.fill('M-440 4v-46H440V4z', lit);
  canvas.fill('M-440-42H440v6H-440z', side);
  canvas.fill(
    'M-428 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0zm392 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0zm56 0v-26q9-12 18 0V0z',
    recess,
    0.55,
  );
}

/** The pool narrows to the plinth and carries the dome's reflection; cypresses keep the axis. */
function garden(stage: Stage, x: number, ground: number, scale: number): void {
  const { canvas, light } = stage;
  const near = 210 * scale;
  const far = 46 * scale;
  const path = stage.lit('#d9c3a0', 0.1, 0.04);
  canvas.fill(
    `M${Math.round(x - far - 30)} ${ground + 2}h${Math.round(2 * far + 60)}L${Math.round(x + near + 120)} 1000H${Math.round(x - near - 120)}z`,
    path,
  );
  const pool = canvas.fade(ground, 1000, [
    [0, mix(light.sky[2], '#ffffff', 0.1)],
    [1, stage.ink('#3f8fa0')],
  ]);
  canvas.fill(
    `M${Math.round(x - far)} ${ground + 8}h${Math.round(2 * far)}L${Math.round(x + near)} 1000H${Math.round(x - near)}z`,
    pool,
  );
  const glass = stage.lit('#f3ece0', 0.2);
  const s = (value: number) => Math.round(value * scale);
  canvas.fill(
    `M${x - s(36)} ${ground + 8}h${s(72)}v${s(60)}Q${x + s(70)} ${ground + s(110)} ${x} ${ground + s(190)}Q${x - s(70)} ${ground + s(110)} ${x - s(36)} ${ground + s(68)}z`,
    glass,
    0.55,
  );
  let hedge = '';
  for (let i = 0; i < 6; i++) {
    const t = (i / 5) ** 1.6;
    const y = ground + 16 + t * 210;
    const out = (far + 50 + t * (near + 40)) * 1.05;
    const tall = 34 + t * 96;
    hedge += cypress(x - out, y, tall) + cypress(x + out, y, tall);
  }
  canvas.fill(hedge, stage.shade('#2f6248', 0.15));
  const lawn = hills(stage, 'lawn', 985, 6, 500);
  let beds = '';
  for (const [from, to] of [
    [-20, x - near - 190],
    [x + near + 190, stage.width + 20],
  ] as const) {
    if (to > from) beds += `M${Math.round(from)} 880H${Math.round(to)}v10H${Math.round(from)}z`;
  }
  canvas.fill(beds, stage.shade('#4d7a45', 0.2), 0.5);
  for (const dx of [-150, -112, 190])
    figure(stage, 'walker', x + dx * scale, ground + 60, 0.42, stage.shade('#4a3a45', 0.3));
  grass(stage, 'edge', lawn, stage.shade('#4d7a45', 0.3), {
    min: 10,
    max: 26,
    step: 17,
    to: Math.max(0, x - near - 140),
  });
  grass(stage, 'edge2', lawn, stage.shade('#4d7a45', 0.3), { min: 10, max: 26, step: 17, from: x + near + 140 });
}
