import { hills, land } from '../layers/land.ts';
import { birds, figure, ship } from '../layers/life.ts';
import { sky } from '../layers/sky.ts';
import { ripples, sunTrack, water } from '../layers/water.ts';
import type { Draw, Stage } from '../stage.ts';

/** Stone arches over a river, towers and spires beyond. */
export const cityBridge: Draw = (stage) => {
  const { canvas } = stage;
  const waterY = 760;
  sky(stage, { horizon: 720, sunY: 270 });
  const x = stage.motifX;
  land(stage, hills(stage, 'far', 650, 40, 420), '#8a9a8a', 0.68, { melt: 0.3 });
  skyline(stage, x, waterY);
  water(stage, waterY, '#6f9fa8', '#1f5264');
  sunTrack(stage, stage.sunX, waterY, 850);
  const stone = '#b59d7c';
  const span = 230;
  const first = x - span * (Math.ceil(x / span) + 1) + 40;
  canvas.reflected(850, 0.5, 0.26, () => {
    let piers = '';
    for (let at = first; at < stage.width + span; at += span) piers += `M${at - 14} 850v-70l44-26 44 26v70z`;
    let body = `M${stage.width + 300} 742V850`;
    const starts: number[] = [];
    for (let at = first; at < stage.width + span; at += span) starts.push(at);
    for (const at of starts.toReversed()) body += `H${at + span}Q${at + span / 2 + 30} 668 ${at + 60} 850`;
    canvas.fill(`${body}H${first}V742z`, stage.ink(stone, 0.02));
    canvas.fill(piers, stage.shade(stone, 0.26));
    canvas.fill(`M-20 738H${stage.width + 20}v14H-20z`, stage.lit(stone, 0.25));
    const abutments = starts.map((start) => start + 30).filter((at) => at > 76 && at < stage.width - 76);
    // Right of the churches, or where there is no room, at the left end.
    const tower = abutments.find((at) => at > x + 380) ?? abutments[0];
    if (tower !== undefined) bridgeTower(stage, tower);
  });
  let lamps = '';
  for (let at = first + 30; at < stage.width; at += span)
    lamps += `M${at - 3} 740v-46h6v46zM${at - 9} 694h18l-4-20h-10z`;
  canvas.fill(lamps, stage.dark ? stage.light.lamp : stage.shade('#3d4a50', 0.3));
  ripples(stage, 870, 985, 30);
  for (const dx of [-210, -180, 60, 280]) figure(stage, 'walker', x + dx, 742, 0.5, stage.shade('#33333f', 0.3));
  ship(stage, stage.asideX + 20, 930, 0.9);
  birds(stage, stage.asideX + 110, 400);
};

function bridgeTower(stage: Stage, x: number): void {
  stage.canvas.at(x, 850, 1, () => {
    const { canvas } = stage;
    const stone = '#8f7a66';
    canvas.fill('M-60-100v-230H60v230z', stage.ink(stone, 0.04));
    canvas.fill('M20-100v-230h40v230z', stage.shade(stone, 0.3), 0.5);
    canvas.fill('M-66-326L-46-400H46l20 74zM-46-400l46-64 46 64z', stage.ink('#55606a', 0.06));
    canvas.fill('M-70-320l12-60 12 60zM46-320l12-60 12 60z', stage.ink('#55606a', 0.04));
    canvas.fill('M-26-100v-44Q0-186 26-144v44z', stage.dark ? stage.light.lamp : stage.shade('#4a3f3a', 0.3));
    canvas.fill('M-34-220v-44q12-16 24 0v44zM10-220v-44q12-16 24 0v44z', stage.light.lamp, 0.85);
  });
}

function skyline(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const random = stage.random.fork('skyline');
  for (const [depth, lift] of [
    [0.5, 70],
    [0.34, 0],
  ] as const) {
    let [walls, roofs, windows] = ['', '', ''];
    for (let at = -30; at < stage.width + 20; ) {
      const w = Math.round(random.between(64, 112) * stage.sparseness);
      const h = random.whole(60, 110) + lift;
      walls += `M${at} ${y}v${-h}h${w}v${h}z`;
      roofs += `M${at - 4} ${y - h + 2}l${random.whole(12, 24)} ${-random.whole(30, 44)}h${w - 36}L${at + w + 4} ${y - h + 2}z`;
      if (lift === 0) for (let wx = at + 12; wx < at + w - 16; wx += 22) windows += `M${wx + 4} ${y - h + 18}v15`;
      at += w;
    }
    canvas.fill(walls, stage.lit('#e2cba5', 0.06, depth));
    canvas.fill(roofs, stage.ink('#b0573e', depth));
    canvas.bars(windows, stage.light.lamp, 9, undefined, 0.75);
    if (lift)
      for (const [dx, kind] of [
        [-130, 'dome'],
        [70, 'twin'],
        [330, 'onion'],
      ] as const)
        church(stage, x + dx, y - 60, kind);
  }
}

function church(stage: Stage, x: number, y: number, kind: 'dome' | 'twin' | 'onion'): void {
  const { canvas } = stage;
  const stone = stage.lit('#dcc7a2', 0.1, 0.3);
  const copper = stage.ink('#5f9a8a', 0.26);
  canvas.at(x, y, 1, () => {
    if (kind === 'dome') {
      canvas.fill('M-90 40v-150H90V40zM-64-106v-50H64v50z', stone);
      canvas.fill('M-70-152Q-66-244 0-252T70-152zM-13-250v-34h26v34zM-15-282L0-330l15 48z', copper);
      canvas.fill('M-120 40v-170h40V40zM-124-128q6-40 24-44q20 4 24 44zM-103-170l3-50 3 50z', copper);
    } else if (kind === 'twin') {
      canvas.fill('M-70 40v-230h50V40zM20 40v-230h50V40zM-30 40v-140h60V40z', stage.ink('#8a7a70', 0.34));
      canvas.fill(
        'M-76-186l8-30 23-120 23 120 8 30zM14-186l8-30 23-120 23 120 8 30zM-34-96L0-160l34 64z',
        stage.ink('#5d6470', 0.34),
      );
    } else {
      canvas.fill('M-26 40v-190h52V40z', stone);
      canvas.fill('M-32-148q-6-44 18-56q-2-22 14-40q16 18 14 40q24 12 18 56zM-3-240v-50h6v50z', copper);
    }
  });
}
