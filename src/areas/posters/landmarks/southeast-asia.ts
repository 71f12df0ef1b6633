import { mix } from '../drawing/color.ts';
import { curve, type Point } from '../drawing/path.ts';
import { canopy, grass, hills, land, mist } from '../layers/land.ts';
import { birds, canoe } from '../layers/life.ts';
import { tower as karst } from '../layers/limestone.ts';
import { lancets, uprights } from '../layers/masonry.ts';
import { palm } from '../layers/plants.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Gilded spires and tiered roofs on a river. */
export const wat: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const shore = 770;
  sky(stage, { horizon: 700, sunY: 280 });
  canopy(stage, 'far', hills(stage, 'far', 690, 10, 340), stage.ink('#7a9a80', 0.6), { min: 20, max: 46, step: 50 });
  canopy(stage, 'mid', hills(stage, 'mid', 736, 8, 320), stage.ink('#55855c', 0.36), { min: 24, max: 56, step: 56 });
  canvas.at(x, shore, stage.fit(760), () => temple(stage));
  const dark = stage.shade('#2a5f48', 0.2, 0.04);
  for (const [dx, tall, lean] of [
    [-430, 250, -14],
    [-380, 190, 12],
    [400, 240, 14],
  ] as const)
    palm(stage, x + dx, shore + 6, tall, lean, dark);
  water(stage, shore, '#a5a58a', '#4a7068');
  canvas.fill(`M0 ${shore - 6}h${stage.width}v16H0z`, stage.lit('#e0d2b4', 0.1, 0.06));
  sunTrack(stage, stage.sunX, shore + 12, 960);
  ripples(stage, shore + 26, 985, 30);
  canvas.at(Math.max(stage.asideX + 20, stage.calmUntil + 180), 876, 0.9, () => longtail(stage));
  birds(stage, stage.asideX + 110, 380);
};

function temple(stage: Stage): void {
  const { canvas } = stage;
  const gold = '#dca83e';
  const white = stage.lit('#f4ecd8', 0.2, 0.04);
  canvas.fill('M-330 0v-26H330V0z', white);
  const chedi = (at: number, scale: number, depth: number) => {
    canvas.at(at, -24, scale, () => {
      canvas.fill('M-90 0v-24h180V0zM-74-24v-22h148v22zM-60-46v-20H60v20z', stage.ink(gold, depth));
      canvas.fill('M-56-66Q-60-150-20-190Q-10-210-12-226H12Q10-210 20-190Q60-150 56-66z', stage.lit(gold, 0.24, depth));
      canvas.fill('M10-226h2Q10-210 20-190Q60-150 56-66H20Q30-150 10-226z', stage.shade(gold, 0.34, depth), 0.7);
      canvas.fill('M-22-226h44v-10h-44zM-13-236Q-4-330 0-400Q4-330 13-236z', stage.ink(gold, depth));
      canvas.stroke('M-12-256H12M-10-276H10M-8-296H8M-6-316H6', stage.shade(gold, 0.3, depth), 3);
    });
  };
  chedi(230, 0.62, 0.1);
  chedi(-270, 0.5, 0.14);
  const roof = (half: number, y: number, up: number) => {
    canvas.fill(
      `M${-half} ${y}Q${-half * 0.5} ${y - up * 0.5} 0 ${y - up}Q${half * 0.5} ${y - up * 0.5} ${half} ${y}L${half + 22} ${y - 26}Q${half * 0.55} ${y - up * 0.62} 0 ${y - up - 34}Q${-half * 0.55} ${y - up * 0.62} ${-half - 22} ${y - 26}z`,
      stage.ink('#c9562f', 0.04),
    );
    canvas.stroke(
      `M${-half - 22} ${y - 26}Q${-half * 0.55} ${y - up * 0.62} 0 ${y - up - 34}Q${half * 0.55} ${y - up * 0.62} ${half + 22} ${y - 26}`,
      stage.lit(gold, 0.2, 0.03),
      6,
    );
  };
  canvas.fill('M-130-20v-130H130v130z', white);
  canvas.fill(uprights({ from: -126, y: -20, count: 6, step: 47, width: 16, tall: 132 }), stage.ink(gold, 0.04));
  canvas.fill(
    lancets({ from: -62, y: -20, count: 3, step: 47, width: 30, tall: 86 }),
    stage.dark ? stage.light.lamp : stage.shade('#7a2f24', 0.2),
  );
  canvas.fill('M-150-144L0-296 150-144z', stage.lit('#c9562f', 0.12, 0.05));
  canvas.fill('M-96-150L0-258 96-150z', stage.ink(gold, 0.04));
  canvas.fill('M-40-160L0-214 40-160z', stage.shade('#8a4a24', 0.2));
  roof(176, -128, 130);
  roof(128, -186, 108);
  canvas.fill('M-4-326q-8-40 8-62 4 30-2 62z', stage.lit(gold, 0.3));
  chedi(150, 1, 0.03);
}

function longtail(stage: Stage): void {
  const { canvas } = stage;
  const wood = stage.shade('#6b4228', 0.2);
  canvas.fill('M-150 4H150l-30 12H-120z', stage.light.shadow, 0.2);
  canvas.fill('M-90-20l2-44H90l2 44zM-100-62Q0-84 100-62v-8Q0-96-100-70z', stage.lit('#efe2c4', 0.1));
  canvas.fill('M-176-24Q-100-10 40-14Q130-18 204-90l12 4Q170-6 110 8H-130Q-164 0-176-24z', wood);
  canvas.fill('M196-84l14 8-10 20-14-10z', stage.ink('#c4472c'));
}

/** Bell-shaped stupas of Borobudur, volcanoes in the mist. */
export const borobudur: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  sky(stage, { horizon: 660, sunY: 300 });
  const cone = (at: number, half: number, tall: number, depth: number) =>
    canvas.fill(
      `M${at - half} 680Q${Math.round(at - half * 0.36)} ${680 - Math.round(tall * 0.34)} ${Math.round(at - half * 0.08)} ${680 - tall}h${Math.round(half * 0.16)}Q${Math.round(at + half * 0.36)} ${680 - Math.round(tall * 0.34)} ${at + half} 680z`,
      canvas.fade(680 - tall, 680, [
        [0, stage.ink('#6b8496', depth)],
        [1, mix(stage.ink('#6b8a86', depth), stage.light.haze, 0.5)],
      ]),
    );
  cone(Math.max(stage.asideX, stage.calmUntil + 80), 380, 280, 0.54);
  cone(Math.max(stage.asideX, stage.calmUntil + 80) + 250, 280, 190, 0.62);
  canopy(stage, 'far', hills(stage, 'far', 670, 12, 340), stage.ink('#5f8a68', 0.46), { min: 16, max: 40, step: 46 });
  mist(stage, 610, 150, 0.75);
  canopy(stage, 'mid', hills(stage, 'mid', 720, 10, 320), stage.ink('#4a7f58', 0.3), { min: 20, max: 46, step: 52 });
  mist(stage, 700, 90, 0.5);
  const stone = '#8f8578';
  for (const [y, rise, depth] of [
    [800, 20, 0.16],
    [880, 24, 0.06],
    [960, 30, 0],
  ] as const) {
    canvas.fill(`M-20 ${y}H${stage.width + 20}V1010H-20z`, stage.shade(stone, 0.2, depth));
    canvas.fill(`M-20 ${y - rise}H${stage.width + 20}V${y}H-20z`, stage.lit(stone, 0.16, depth));
    canvas.bars(`M-20 ${y + 16}H${stage.width + 20}`, stage.shade(stone, 0.5, depth), 3, [60, 5], 0.6);
  }
  for (const [dx, y, scale] of [
    [-560, 782, 0.4],
    [-420, 782, 0.4],
    [-280, 782, 0.4],
    [250, 782, 0.4],
    [390, 782, 0.4],
    [530, 782, 0.4],
  ] as const)
    if (x + dx > stage.calmUntil) bell(stage, x + dx, y, scale, 0.2);
  for (const [dx, y, scale] of [
    [-420, 858, 0.7],
    [-190, 858, 0.7],
    [330, 858, 0.7],
  ] as const)
    if (x + dx > stage.calmUntil) bell(stage, x + dx, y, scale, 0.08);
  bell(stage, x + 60, 930, 1.6, 0.02);
  birds(stage, stage.asideX + 100, 360);
};

/** A stupa of stone lattice with a spire. */
function bell(stage: Stage, x: number, y: number, scale: number, depth: number): void {
  stage.canvas.at(x, y, scale, () => {
    const { canvas } = stage;
    const stone = '#9a9082';
    canvas.fill('M-104 0v-22h208V0zM-94-22q0-18 14-22H80q14 4 14 22z', stage.lit(stone, 0.14, depth));
    canvas.fill('M-84-42Q-92-160-30-206H30Q92-160 84-42z', stage.lit(stone, 0.2, depth));
    canvas.fill('M20-206h10Q92-160 84-42H30Q56-130 20-206z', stage.shade(stone, 0.4, depth), 0.65);
    if (scale > 0.5) {
      let holes = '';
      for (const [row, count] of [
        [-70, 5],
        [-106, 5],
        [-142, 4],
        [-174, 3],
      ] as const)
        for (let i = 0; i < count; i++) {
          const at = Math.round((i - (count - 1) / 2) * 31);
          holes += `M${at - 10} ${row}l10-14 10 14-10 14z`;
        }
      canvas.fill(holes, stage.shade('#4f473e', 0.3, depth), 0.8);
    }
    canvas.fill('M-34-204h68v-24h-68zM-22-228h44v-16h-44zM-14-244L-6-320H6l8 76z', stage.ink(stone, depth));
  });
}

/** Thatched pagodas of a Balinese shrine on a lake. */
export const lakeShrine: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const waterY = 720;
  sky(stage, { horizon: 660, sunY: 280 });
  land(stage, hills(stage, 'far', 560, 110, 460), '#7a9a9c', 0.68, { melt: 0.5, drop: 180 });
  land(stage, hills(stage, 'mid', 640, 60, 420), '#5f8a72', 0.48, { melt: 0.4, drop: 120 });
  mist(stage, 610, 140, 0.75);
  water(stage, waterY, '#a5bfba', '#4a7f8a');
  sunTrack(stage, stage.sunX, waterY + 4, 940);
  canvas.reflected(800, 0.6, 0.26, () => {
    canvas.at(x - 70, 800, 1, () => meru(stage, 5));
    canvas.at(x + 170, 806, 0.72, () => meru(stage, 3));
  });
  const isle: Point[] = [
    [x - 240, 812],
    [x - 170, 796],
    [x + 60, 794],
    [x + 240, 800],
    [x + 300, 814],
  ];
  canvas.fill(`${curve(isle)}Q${x} 834 ${x - 240} 812z`, stage.ink('#6f9a50', 0.05));
  canvas.fill(`M${x - 228} 812Q${x} 834 ${x + 290} 814v10Q${x} 850 ${x - 228} 822z`, stage.shade('#6b6658', 0.25));
  ripples(stage, 750, 985, 26);
  canoe(stage, stage.asideX, 850, 0.85);
  const near: Point[] = [
    [stage.width * 0.6, 1005],
    [stage.width * 0.78, 966],
    [stage.width + 40, 944],
  ];
  canvas.fill(`${curve(near)}V1005z`, stage.shade('#4f8048', 0.2));
  const random = stage.random.fork('flowers');
  let flowers = '';
  for (let i = 0; i < 16; i++)
    flowers += `M${random.whole(stage.width * 0.72, stage.width)} ${random.whole(966, 992)}h0`;
  canvas.stroke(flowers, stage.ink('#d9523c'), 12);
  grass(stage, 'blades', near, stage.shade('#4f8048', 0.3), { from: stage.width * 0.64, min: 20, max: 56, step: 14 });
  birds(stage, stage.asideX + 120, 370);
};

function meru(stage: Stage, tiers: number): void {
  const { canvas } = stage;
  const thatch = '#5a4a40';
  canvas.fill('M-110 6v-26h220V6zM-84-20v-30H84v30z', stage.ink('#b5654a', 0.05));
  canvas.fill('M-110-16h220v8h-220zM-84-46H84v7H-84z', stage.lit('#e3cf9f', 0.1, 0.04));
  let y = -50;
  for (let i = 0; i < tiers; i++) {
    const half = 100 - i * (68 / tiers);
    const [wall, up] = [i ? 26 : 56, 50];
    canvas.fill(
      `M${-Math.round(half * 0.52)} ${y}v-${wall}h${Math.round(half * 1.04)}v${wall}z`,
      stage.ink('#a5542f', 0.04),
    );
    if (!i) canvas.fill('M-16-50v-46h32v46z', stage.dark ? stage.light.lamp : stage.shade('#d9a84a', 0.05));
    y -= wall;
    canvas.fill(
      `M${-Math.round(half)} ${y + 8}Q${-Math.round(half * 0.7)} ${y - up * 0.5} ${-Math.round(half * 0.4)} ${y - up}h${Math.round(half * 0.8)}Q${Math.round(half * 0.7)} ${y - up * 0.5} ${Math.round(half)} ${y + 8}Q0 ${y + 20} ${-Math.round(half)} ${y + 8}z`,
      stage.lit(thatch, 0.1, 0.03),
    );
    canvas.fill(
      `M${Math.round(half * 0.1)} ${y - up}h${Math.round(half * 0.3)}Q${Math.round(half * 0.7)} ${y - up * 0.5} ${Math.round(half)} ${y + 8}Q${Math.round(half * 0.6)} ${y + 14} ${Math.round(half * 0.3)} ${y + 14}z`,
      stage.shade(thatch, 0.4, 0.03),
      0.6,
    );
    y -= up - 6;
  }
  canvas.fill(`M-8 ${y}L0 ${y - 40} 8 ${y}z`, stage.ink('#d9a84a', 0.03));
}

/** A two-masted phinisi among the dry green islands of Komodo. */
export const phinisi: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const seaY = 620;
  sky(stage, { horizon: seaY, sunY: 260 });
  const isle = (at: number, half: number, tall: number, depth: number, label: string) => {
    const random = stage.random.fork(label);
    const points: Point[] = [[at - half, seaY + 2]];
    for (let i = 1; i < 6; i++)
      points.push([at - half + (half * i) / 3, seaY - tall * random.between(0.45, 1) * Math.sin((i * Math.PI) / 6)]);
    points.push([at + half, seaY + 2]);
    canvas.fill(
      `${curve(points)}z`,
      canvas.fade(seaY - tall, seaY, [
        [0, stage.lit('#a5a855', 0.08, depth)],
        [1, mix(stage.ink('#8a9a50', depth), stage.light.haze, 0.2)],
      ]),
    );
  };
  isle(x - 520, 330, 150, 0.6, 'a');
  isle(x + 260, 420, 260, 0.36, 'b');
  isle(x - 120, 260, 170, 0.28, 'c');
  water(stage, seaY, '#2f9fb5', '#1a7f96');
  for (const [y, pigment, opacity] of [
    [760, '#3fb5b8', 0.6],
    [880, '#6fd0c0', 0.6],
  ] as const)
    canvas.fill(
      `M0 ${y}Q${stage.width * 0.3} ${y - 30} ${stage.width * 0.6} ${y + 8}T${stage.width} ${y - 12}V1000H0z`,
      stage.ink(pigment, 0.03),
      opacity,
    );
  sunTrack(stage, stage.sunX, seaY + 4, 880);
  ripples(stage, 650, 960, 30, 0.42);
  canvas.reflected(826, 0.3, 0.18, () => canvas.at(x - 60, 826, stage.fit(640) * 1.25, () => ship(stage)));
  const beach: Point[] = [
    [-40, 950],
    [stage.width * 0.2, 962],
    [stage.width * 0.4, 1005],
  ];
  canvas.fill(`${curve(beach)}H-40z`, stage.lit('#f0c9b4', 0.15));
  birds(stage, stage.asideX + 120, 360);
};

function ship(stage: Stage): void {
  const { canvas } = stage;
  const wood = '#7a4a30';
  const spar = stage.shade('#5a3a26', 0.25);
  canvas.fill('M-190 10H220l-40 14H-150z', stage.light.shadow, 0.2);
  canvas.fill('M48-40v-320h9v320zM-96-40v-270h8v270z', spar);
  canvas.stroke('M52-356L262-92M52-356L-92-306-204-60M52-280L-190-64', spar, 2, 0.8);
  canvas.fill('M44-60V-340Q-20-300-76-296L-84-66z', stage.lit('#efe0bf', 0.18));
  canvas.fill('M44-60V-340Q24-320 6-310-10-180 4-62z', stage.shade('#d6bf90', 0.1), 0.6);
  canvas.fill('M-100-70V-296Q-150-260-196-80z', stage.lit('#efe0bf', 0.12));
  canvas.fill('M66-70Q130-190 58-336L176-96zM96-76Q180-180 70-320L236-98z', stage.lit('#f4e8cc', 0.2));
  canvas.fill('M-190-44v-40h120v18H10v22z', stage.lit('#e0c79a', 0.1));
  canvas.fill('M-176-52v-20h20v20zm32 0v-20h20v20zm32 0v-20h20v20z', stage.light.lamp);
  canvas.fill('M-216-70L-204-44Q-80-34 80-38T232-84L300-104 294-96Q236-12 170 12H-150Q-204-6-216-70z', stage.ink(wood));
  canvas.fill('M-212-54Q-80-18 80-20T248-72Q214-4 170 12H-150Q-196-2-212-54z', stage.shade(wood, 0.3));
  canvas.stroke('M-206-48Q-80-32 80-34T240-80', stage.lit('#f0e6d0', 0.2), 4);
}

/** An outrigger in a lagoon walled by sheer limestone. */
export const outrigger: Draw = (stage) => {
  const { canvas } = stage;
  const x = stage.motifX;
  const green = '#4a8a68';
  const waterY = 640;
  sky(stage, { horizon: waterY, sunY: 220 });
  for (const [dx, half, tall, depth] of [
    [-620, 120, 190, 0.66],
    [-470, 90, 140, 0.7],
    [-120, 110, 190, 0.6],
    [40, 90, 150, 0.64],
  ] as const)
    karst(stage, green, { x: x + dx, base: waterY + 2, half, tall, depth, label: `f${dx}` });
  mist(stage, waterY - 80, 100, 0.5);
  water(stage, waterY, '#2fa5a8', '#1f9f9a');
  for (const [y, pigment] of [
    [760, '#4fc9bd'],
    [860, '#86e0cc'],
  ] as const)
    canvas.fill(
      `M0 ${y}Q${stage.width * 0.3} ${y - 24} ${stage.width * 0.6} ${y + 8}T${stage.width} ${y - 10}V1000H0z`,
      stage.ink(pigment, 0.02),
      0.65,
    );
  for (const [dx, half, tall, depth] of [
    [150, 130, 420, 0.2],
    [330, 150, 500, 0.1],
    [470, 130, 400, 0.06],
    [-380, 120, 300, 0.24],
  ] as const)
    karst(stage, green, { x: x + dx, base: 704, half, tall, depth, label: `n${dx}` });
  canvas.fill(
    `M${x + 20} 704Q${x + 260} 684 ${stage.width + 20} 700V716Q${x + 260} 712 ${x + 20} 704z`,
    stage.shade('#4f5f58', 0.3),
    0.5,
  );
  sunTrack(stage, stage.sunX, waterY + 4, 820);
  ripples(stage, 720, 960, 26, 0.42);
  canvas.at(x - 130, 850, 1.25, () => {
    const frame = stage.shade('#5a4030', 0.2);
    canvas.stroke('M-90-20Q-60-70 0-66T90-20M-40-18Q0-54 50-18', frame, 5);
    canvas.fill('M-160 20Q-20 8 150 18q14 6 0 12H-150q-18-4-10-10z', stage.ink('#d9b46a'));
    canvas.fill('M-60-30v-44H60v44zM-76-72Q0-96 76-72v-8Q0-106-76-80z', stage.lit('#f4ead2', 0.14));
    canvas.fill('M-46-36v-28h24v28zM-10-36v-28h24v28zM26-36v-28h24v28z', stage.light.lamp, 0.8);
    canvas.fill('M-190-34Q-120-22 0-22T200-48Q150 6 100 8H-110Q-160 2-190-34z', stage.lit('#f4f0e4', 0.2));
    canvas.fill('M-180-22Q-120-10 0-10T186-34Q146 6 100 8H-110Q-152 4-180-22z', stage.ink('#2f7fb0'));
  });
  const dark = stage.shade('#1f5142', 0.25);
  canvas.fill(`M-20 960Q${stage.width * 0.1} 940 ${stage.width * 0.24} 1005H-20z`, stage.lit('#f0dfb6', 0.15));
  palm(stage, 50, 985, 440, 70, dark);
  birds(stage, stage.asideX + 150, 330);
};
