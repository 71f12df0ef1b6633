import type { Stage } from '../stage.ts';

export function junkBoat(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas } = stage;
  canvas.at(x, y, scale, () => {
    const sail = stage.ink('#c9502f');
    const dark = stage.shade('#4a2c20', 0.25);
    canvas.fill('M-110 8H120l-26 14H-84z', stage.light.shadow, 0.22);
    canvas.stroke('M-58-10V-120M10-10V-176M74-14V-112', dark, 4);
    canvas.fill(
      'M-84-30Q-106-90-64-124L-44-116Q-30-70-34-26zM-26-28Q-60-120 4-178L24-168Q62-100 50-26zM58-30Q44-84 70-114L84-108Q104-70 98-28z',
      sail,
    );
    canvas.fill(
      'M10-176l14 8Q62-100 50-26H22Q44-110 10-176zM-50-119l6 3Q-30-70-34-26h-14Q-40-80-50-119zM76-112l8 4Q104-70 98-28H84Q94-76 76-112z',
      stage.light.shadow,
      0.2,
    );
    canvas.stroke(
      'M-88-54L-34-52M-88-80L-38-78M-80-104L-42-100M-38-58L52-56M-40-90L52-88M-32-122L46-118M-14-150L34-146M55-56L99-54M58-82L95-80',
      stage.shade('#6d2a1c', 0.3),
      3,
      0.7,
    );
    canvas.fill('M-120-34L-84-20H74L128-46 112 0 84 10H-90Q-116-4-120-34z', dark);
    canvas.fill('M60-22v-22h44l-4 16zM-110-26l26 8H76l44-18-3 9-40 18H-86l-22-8z', stage.ink('#a8703f'));
  });
}

export function bambooRaft(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1.1, () => {
    const { canvas } = stage;
    const dark = stage.shade('#4a3528', 0.3);
    canvas.fill('M-120 8H120l-30 12H-90z', stage.light.shadow, 0.22);
    canvas.fill('M-140-14Q-120 0-96 0H100Q124 0 146-16Q128 12 100 12H-96Q-124 12-140-14z', stage.ink('#b08a50'));
    canvas.stroke('M-60 2v8M0 2v8M60 2v8', dark, 4);
    canvas.fill('M-22 0l4-40-7-6 4-38q12-12 22 0l5 38-6 6 3 40H-5l-3-34-5 34z', dark);
    canvas.disc(-10, -94, 9, dark);
    canvas.fill('M-38-92Q-10-122 18-92z', stage.ink('#d9b45f'));
    canvas.stroke('M22-150L-2 30', dark, 4);
    canvas.fill('M70 0v-24h34V0zM82-26h10v-8H82z', stage.shade('#7a5a38', 0.2));
    canvas.fill('M44 0q-8-22 4-34l-4-8 12 4q12 20 0 38z', stage.shade('#26302f', 0.3));
    if (stage.dark) canvas.disc(87, -38, 9, stage.light.lamp);
  });
}

export function longBoat(stage: Stage, x: number, y: number): void {
  stage.canvas.at(x, y, 1.1, () => {
    const { canvas } = stage;
    const wood = stage.shade('#6b4228', 0.2);
    canvas.fill('M-150 4H150l-30 12H-120z', stage.light.shadow, 0.2);
    canvas.stroke('M-60-20v-66M20-20v-66M80-22v-62', wood, 4);
    canvas.fill('M-84-84Q10-110 104-82v10Q10-96-84-74z', stage.lit('#efe2c4', 0.1));
    canvas.fill('M-176-24Q-100-10 40-14Q130-18 204-104l12 4Q170-6 110 8H-130Q-164 0-176-24z', wood);
    canvas.fill('M-176-24Q-100-10 40-14Q130-18 204-104l-8 26Q130-8 40-4T-170-16z', stage.ink('#b8804a'));
    canvas.stroke('M196-96l14 8M190-88l14 9', stage.ink('#c4472c'), 6);
    canvas.stroke('M204-90l-6 30M200-84l-12 26', stage.ink('#e5b340'), 4);
    canvas.stroke('M-160-30L-236 4', wood, 5);
  });
}
