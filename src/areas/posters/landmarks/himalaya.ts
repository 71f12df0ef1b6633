import { heightAt } from '../drawing/path.ts';
import { crags, hills, land, mist, peak } from '../layers/land.ts';
import { sky } from '../layers/sky.ts';
import type { Draw, Stage } from '../stage.ts';

/** A wall of eight-thousanders behind a chorten and its prayer flags. */
export const himalaya: Draw = (stage) => {
  sky(stage, { horizon: 720, sunY: 240 });
  const stone = '#7b8fa8';
  const x = stage.motifX;
  land(stage, crags(stage, 'far', 640, 240, 300), '#a9bccb', 0.62, { sharp: true, drop: 260, melt: 0.5 });
  for (const [i, dx, half, tall] of [
    [0, -820, 330, 330],
    [1, 620, 330, 400],
    [2, -460, 330, 430],
    [3, 330, 320, 470],
  ] as const) {
    peak(stage, {
      x: x + dx,
      base: 770,
      half,
      height: tall,
      depth: 0.42 - i * 0.04,
      pigment: stone,
      snow: 0.62,
      label: `wall${i}`,
    });
  }
  peak(stage, { x: x - 90, base: 780, half: 420, height: 640, depth: 0.2, pigment: stone, snow: 0.6, label: 'main' });
  mist(stage, 600, 200, 0.55);
  land(stage, hills(stage, 'ridge', 760, 34, 300), '#7d8f66', 0.3, { melt: 0.2 });
  const ridge = hills(stage, 'terrace', 850, 26, 380);
  land(stage, ridge, '#8a8552', 0.08, { melt: 0.08 });
  const foot = heightAt(ridge, x + 90) + 34;
  flags(stage, x + 90, foot - 246, x - 330, heightAt(ridge, x - 330) - 60);
  flags(stage, x + 90, foot - 246, x + 400, heightAt(ridge, x + 400) - 40);
  chorten(stage, x + 90, foot);
  land(stage, hills(stage, 'near', 965, 18, 420), '#57572f', 0, { melt: 0 });
};

function chorten(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  canvas.at(x, y, 1, () => {
    const white = stage.lit('#f4efe2', 0.15);
    canvas.fill('M-120 10v-34H120v34zM-96-24v-30H96v30zM-80-50Q-92-140 0-144T80-50z', white);
    canvas.fill(
      'M0-144Q92-140 80-50H30Q50-110 0-144zM60-24v-30h36v30zM80 10v-34h40v34z',
      stage.shade('#b9b6ae', 0.25),
      0.6,
    );
    const gold = stage.ink('#e0a83c');
    canvas.fill('M-26-142v-34h52v34zM-20-176L-5-250H5l15 74z', gold);
    canvas.fill('M-17-164q8-7 15 0-8 6-15 0zM2-164q8-7 15 0-8 6-15 0z', stage.shade('#2a4a66', 0.3));
    canvas.fill('M-98-54H98v6H-98zM-122-24h244v6h-244z', stage.ink('#b9603c'), 0.7);
  });
}

function flags(stage: Stage, x: number, y: number, toX: number, toY: number): void {
  const { canvas } = stage;
  const sag = 60;
  const at = (t: number) => [x + (toX - x) * t, y + (toY - y) * t + Math.sin(t * Math.PI) * sag] as const;
  const colors = ['#3f7fb0', '#f2eee2', '#c4472c', '#4d9163', '#e5b340'];
  const rows = colors.map(() => '');
  for (let i = 1; i < 17; i++) {
    const [px, py] = at(i / 17);
    rows[i % 5] += `M${Math.round(px - 7)} ${Math.round(py)}h14l-1 17h-12z`;
  }
  for (const [i, row] of rows.entries()) canvas.fill(row, stage.ink(colors[i] ?? '#f2eee2', 0.05));
  const [midX, midY] = at(0.5);
  canvas.stroke(
    `M${Math.round(x)} ${Math.round(y)}Q${Math.round(midX)} ${Math.round(midY + sag)} ${Math.round(toX)} ${Math.round(toY)}`,
    stage.shade('#4a4a4a', 0.2),
    2,
  );
}
